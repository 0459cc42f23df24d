// The rulings AR-60 to AR-63, one test for each.
#include "support/apocalypse_road/dispute_table.h"
#include "support/apocalypse_road/played_table.h"
#include "support/one_of_many.h"

#include "games/apocalypse_road/combat/attack.h"
#include "games/apocalypse_road/turn/scoring.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::apocalypse_road;

namespace {

QJsonObject eightSetup()
{
    track::Track track = oval(24, 2);
    track.crossovers = {{space("6.0"), space("18.1")}, {space("6.1"), space("18.0")}};
    track.chute = track::Chute{space("0.0"), track::Side::In};
    for (int sector = 4; sector >= 0; --sector) {
        for (int lane = 0; lane < 2; ++lane)
            track.grid.push_back({sector, lane});
    }
    for (int sector = 17; sector > 8; --sector) {
        for (int lane = 0; lane < 2; ++lane)
            track.grid.push_back({sector, lane});
    }
    return {{text("track"), track::store(track)}};
}

} // namespace

class TestRulings60To63 : public QObject
{
    Q_OBJECT
private slots:
    // AR-60 (10, Race Bonus): a lapped crossing scores nothing and still takes a marker off.
    void AR60_aLappedCrossingTakesAMarkerOff()
    {
        PlayedTable table;
        table.put(text("36"), text("6.1")).token(text("36"), Token::Lapped);
        const int kind = table.state.setup->decks.of(DeckId::Event).kindOf(text("race-bonus"));
        table.state.deck(DeckId::Event).places[cards::open].known[static_cast<size_t>(kind)] = 1;
        table.state.bonus[static_cast<size_t>(Bonus::RaceBonus)] = 1;
        Recorder recorder(table.state);
        scoreCrossing(recorder, table.index(text("36")));
        QCOMPARE(recorder.state().markersOn(Bonus::RaceBonus), 0);
        QCOMPARE(recorder.state().pools[0].claimed, 0);
        QCOMPARE(recorder.state().deck(DeckId::Event).at(cards::open).known[static_cast<size_t>(kind)],
                 0); // used up
        QVERIFY(std::ranges::any_of(recorder.effects(), [](const table::Effect& effect) {
            return effect.citation.ruling == text("AR-60");
        }));
    }

    // AR-61 (10, Sideswipe; 8.5): an opponent across the cell beside is attacked, without Bulldoze.
    void AR61_anOpponentAcrossIsAttacked()
    {
        PlayedTable table(eightSetup());
        table.put(text("36"), text("5.0")).put(text("21"), text("12.0")).put(text("17"), text("18.0"));
        table.put(text("54"), text("20.0")).put(text("83"), text("21.0"));
        const int speed = table.state.sheet(table.index(text("36"))).speed;
        table.put(text("36"),
                  text("%1.0").arg(6 + 24 - speed - 2 - 24 < 0 ? 6 + 24 - speed - 2 : 6 - speed - 2));
        QVERIFY2(table.play(text("36 solo+2* 6.0 1 sideswipe out 1-1b done")) ||
                     table.play(text("36 solo+2* 6.0 sideswipe out 1-1b done")),
                 qPrintable(table.refused));
        QCOMPARE(table.car(text("17")).damage, 1);
        QCOMPARE(table.car(text("36")).damage, 1);
        QCOMPARE(table.at(text("36")), text("6.0")); // no Bulldoze
        QCOMPARE(table.at(text("17")), text("18.0"));
    }

    // AR-61, AR-9: a team-mate across it makes it no side.
    void AR61_aTeamMateAcrossIsNoSide()
    {
        PlayedTable table(eightSetup());
        table.put(text("36"), text("6.0")).put(text("21"), text("18.0")).put(text("17"), text("12.0"));
        table.state.segment.stage = Stage::Event;
        table.state.segment.car = table.index(text("36"));
        table.state.segment.event = text("sideswipe");
        QVERIFY(table.options().isEmpty() || !table.options().contains(text("out")));
        const DisputeTable dispute(table::State::of(table.state));
        QVERIFY2(dispute.judged("event sideswipe 36 out").startsWith(text("no")),
                 qPrintable(dispute.judged("event sideswipe 36 out")));
        QVERIFY(dispute.judged("event sideswipe 36 out").contains(text("AR-61")));
    }

    // AR-61: who destroys the opponent across enters the cell in its own direction.
    void AR61_theKillerEntersTheCell()
    {
        PlayedTable table(eightSetup());
        table.put(text("36"), text("6.0")).put(text("17"), text("18.0"), 5);
        Recorder recorder(table.state);
        combat::crash(recorder, table.index(text("36")), table.index(text("17")), true,
                      {2, 1, false, false, false}, {});
        QCOMPARE(toText(recorder.state().cars[static_cast<size_t>(table.index(text("36")))].at), text("6.1"));
    }

    // AR-62 (8.3): two are lost at once, the dark one first, and one comes: dark side up.
    void AR62_inTheOrderOfTheLosses()
    {
        PlayedTable table;
        table.put(text("36"), text("6.1")).put(text("17"), text("7.1"), 5).put(text("42"), text("7.2"), 5);
        table.car(text("17")).dark = true;
        Recorder recorder(table.state);
        damage(recorder, {{table.index(text("17")), 1}, {table.index(text("42")), 1}},
               {table.index(text("36")), true}, {text("8.0"), {}});
        table.state = recorder.state();
        const auto& owed = table.state.owed[1];
        QCOMPARE(owed.total(), 2);
        QVERIFY(owed.dark.front() && !owed.dark.back());
        const QStringList reserve = table.options();
        QVERIFY(table.play(reserve[0]));
        QVERIFY(table.car(reserve[0]).dark);
        QVERIFY(table.play(reserve[1]));
        QVERIFY(!table.car(reserve[1]).dark);
        // Stored and put back as it was.
        const auto again = restore(recorder.state().setup, store(recorder.state()));
        QVERIFY(again && again->owed == recorder.state().owed);
        for (const auto& [from, to] :
             {std::pair(table.state, recorder.state()), {recorder.state(), table.state}}) {
            State state = from;
            for (const Effect& effect : difference(from, to))
                QVERIFY(apply(state, effect));
            QVERIFY(state.owed == to.owed);
        }
    }

    // AR-63 (8.4): figures are as printed, zeros too; in the house deck both take at least 1.
    void AR63_figuresAsPrinted()
    {
        PlayedTable table;
        table.put(text("36"), text("6.1")).put(text("17"), text("9.1"));
        QVERIFY2(table.play(text("36 ram+2 8.1 0-0")) || table.play(text("36 ram+2 8.1 1 0-0")),
                 qPrintable(table.refused));
        QVERIFY(table.objections.isEmpty());
        QCOMPARE(table.car(text("17")).damage, 0);
        const PlayedTable house(QJsonObject{
            {text("decks"), QJsonObject{{text("combat"), QJsonObject{{text("by"), text("table")},
                                                                     {text("cards"), text("house")}}}}}});
        QVERIFY(!house.state.setup->decks.combat.empty());
        for (const combat::CombatCard& card : house.state.setup->decks.combat)
            QVERIFY(card.crash.target >= 1 && card.crash.active >= 1);
    }
};

ONE_OF_MANY(TestRulings60To63)
#include "test_rulings_60_to_63.moc"
