// What a table of Highway Heist is told before it happens: what the enemy die and Road Maintenance would do,
// and whether the Condition of a Stunt holds.
#include "games/highway_heist/actions/powers.h"
#include "games/highway_heist/actions/stunt_condition.h"
#include "games/highway_heist/ask/enemy_preview.h"
#include "games/highway_heist/guide/kinds.h"
#include "support/highway_heist/table.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::heist;
using highway_heist::State;
using table::Preview;

namespace {

State tableOf(const char* players, const char* vehicles, const char* guide = nullptr)
{
    QJsonObject one{{text("players"), QJsonArray::fromStringList(text(players).split(text("; ")))},
                    {text("vehicles"), QJsonArray::fromStringList(text(vehicles).split(text("; ")))}};
    if (guide)
        one[text("guide")] = text(guide);
    return read(positionOf(one)).value();
}

// "danger c5r3 mark-hits"
QStringList marksOf(const Preview& preview)
{
    QStringList marks;
    for (const Preview::Mark& mark : preview.marks)
        marks.append(table::toText(mark.tone) + u' ' + mark.places.join(u'+') + u' ' + mark.text.code);
    return marks;
}

// "suv1 c4r3"
QStringList movesOf(const Preview& preview)
{
    QStringList moves;
    for (const Preview::Move& move : preview.moves)
        moves.append(move.piece + u' ' + (move.on.isEmpty() ? move.to.join(u'+') : move.on));
    return moves;
}

} // namespace

class TestHeistForeseen : public QObject
{
    Q_OBJECT

private slots:
    // HH-90, HH-93: who slams and who follows.
    void suvs()
    {
        const State state = tableOf("ann brian street-drifter",
                                    "car start c6r3 owner=ann strength=1; suv1 suv c5r3; suv2 suv c2r3");
        const Preview preview = previewOfDie(state, highway_heist::Symbol::Suv, 0);
        QCOMPARE(movesOf(preview), QStringList{text("suv2 c3r3")});
        QCOMPARE(marksOf(preview), QStringList{text("danger c6r3 mark-hits")});
        // Two Defense dice: 3 damage on a Strength of 1 is survived by nobody.
        QCOMPARE(preview.marks[0].text.args[text("amount")].toInt(), 3);
        QCOMPARE(preview.remarks.size(), 1);
        QCOMPARE(preview.remarks[0].args[text("percent")].toInt(), 0);
    }
    void suvsThatAreNotThereYet()
    {
        const State state = tableOf("ann brian street-drifter", "car start c6r3 owner=ann");
        QCOMPARE(marksOf(previewOfDie(state, highway_heist::Symbol::Suv, 0)),
                 QStringList{text("stop c5r3 mark-placed")});
    }
    void theTeamChooses()
    {
        const State state =
            tableOf("ann brian street-drifter peg=suv2; bo tej street-racer; cy roman vehicle-4",
                    "b start c5r2 owner=bo; c start c5r4 owner=cy; suv1 suv c5r3; suv2 suv c12r1");
        const Preview preview = previewOfDie(state, highway_heist::Symbol::Suv, 0);
        QCOMPARE(preview.remarks.size(), 1);
        QCOMPARE(preview.remarks[0].code, text("remark-team-chooses"));
    }
    // HH-111: the band of a Wreck.
    void roadMaintenance()
    {
        const State state =
            tableOf("ann brian street-drifter; bo tej street-racer peg=suv1",
                    "car start c5r3 owner=ann; w suv c7r3 wreck; b start c5r5 owner=bo; suv1 suv c12r1");
        const Preview preview = highway_heist::previewOfRound(state);
        QVERIFY(marksOf(preview).contains(text("danger c5r3 mark-swept")));
        QVERIFY(movesOf(preview).contains(text("w c3r3")));
        QVERIFY(movesOf(preview).contains(text("b c4r5")));
    }
    void choices()
    {
        const State state = tableOf("ann brian street-drifter; bo tej street-racer peg=suv1",
                                    "car start c5r3 owner=ann; suv1 suv c12r1");
        QCOMPARE(movesOf(highway_heist::previewOfChoice(state, {text("suv1"), text("c11r1")})),
                 QStringList{text("suv1 c11r1")});
        QCOMPARE(movesOf(highway_heist::previewOfChoice(state, {text("bo"), text("car")})),
                 QStringList{text("bo car")});
        QCOMPARE(marksOf(highway_heist::previewOfChoice(state, {text("suv1"), text("car")})).size(), 1);
    }

    // HH-83, each way.
    void conditions_data()
    {
        QTest::addColumn<QString>("stunt");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("others");
        QTest::addColumn<bool>("holds");
        const auto add = [](const char* stunt, const char* player, const char* others, bool holds) {
            QTest::addRow("%s %s %s", stunt, player, others)
                << text(stunt) << text(player) << text(others) << holds;
        };
        add("S1a", "", "suv1 suv c6r3", true);
        add("S1a", "", "suv1 suv c6r2", false);
        add("S1a", "peg=car", "suv1 suv c6r3", false);
        add("S1b", "", "suv1 suv c5r2; suv2 suv c5r4", true);
        add("S1b", "", "suv1 suv c5r2; suv2 suv c5r4 wreck", false);
        add("S1c", "peg=suv1", "suv1 suv c9r2", true);
        add("S1c", "peg=car", "suv1 suv c9r2", false);
        add("S1d", "", "suv1 suv c4r3", true);
        add("S1d", "", "suv1 suv c4r2", false);
        add("S2a", "", "suv1 suv c6r2; suv2 suv c7r1", true);
        add("S2a", "", "suv1 suv c6r2; suv2 suv c8r2", false);
        add("S2b", "peg=suv1", "suv1 suv c9r2 enemies=1", true);
        add("S2b", "peg=suv1", "suv1 suv c9r2", false);
        add("S2c", "", "suv1 suv c4r4 wreck", true);
        add("S2c", "", "suv1 suv c3r4 wreck", false);
        add("S2d", "", "suv1 suv c4r4 wreck", true);
        add("S2d", "", "suv1 suv c4r4", false);
        add("S3", "", "tank enemy c6r2", true);
        add("S3", "", "tank enemy c7r2", false);
    }
    void conditions()
    {
        QFETCH(const QString, stunt);
        QFETCH(const QString, player);
        QFETCH(const QString, others);
        QFETCH(const bool, holds);
        const State state = tableOf(qPrintable(text("ann brian street-drifter ") + player),
                                    qPrintable(text("car start c5r3 owner=ann; ") + others), "tank");
        QCOMPARE(conditionHolds(state, 0, state.guide().stunts.at(stunt)), std::optional(holds));
    }
    void aCardThatDoesNotSay()
    {
        const State state = tableOf("ann brian street-drifter", "car start c5r3 owner=ann");
        QCOMPARE(conditionHolds(state, 0, highway_heist::StuntCard{}), std::nullopt);
    }
};

ONE_OF_MANY(TestHeistForeseen)

#include "test_heist_foreseen.moc"
