#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"
#include "table/random.h"

#include <QJsonDocument>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;

namespace {

QString said(const char* words)
{
    return QString::fromLatin1(words);
}

QByteArray bytes(const Draws& draws)
{
    return QJsonDocument(store(draws)).toJson(QJsonDocument::Compact);
}

constexpr quint64 seed = 5;
constexpr int far = 1000; // fresh draws of these tests come from elsewhere

// What was drawn for the first step of a line, and the event card that came of it.
struct Step
{
    Draws draws;
    QString event;
};

Step firstStep(test::CaseTable& table, const char* line, const Draws& recorded)
{
    const State state = State::of(table.state);
    const Rehearsal rehearsal =
        rehearse(table.game(), state, parseAnswers(QString::fromLatin1(line)).answers, {seed, 0});
    Random random(seed, far, recorded);
    const Decision decision = table.game().decide(state, rehearsal.steps.at(0).action, random).value();
    Step step{random.drawn(), {}};
    for (const Effect& effect : decision.effects) {
        if (effect.kind == said("card-moved") && effect.args[said("deck")] == said("event"))
            step.event = effect.args[said("card")].toString();
    }
    return step;
}

} // namespace

class TestNamedDraws : public QObject
{
    Q_OBJECT
private slots:
    void aDrawStaysWithItsNameWhenAnEarlierOneFallsAway()
    {
        Random first(seed, 0);
        const int combat = first.below(6, said("combat"));
        const int event = first.below(6, said("event"));
        Random again(seed, far, first.drawn());
        QCOMPARE(again.below(6, said("event")), event);
        QVERIFY(again.fresh().isEmpty());
        QCOMPARE(again.below(6, said("combat")), combat);
        QVERIFY(again.fresh().isEmpty());
    }

    void aNewDrawTakesNoValueThatBelongsToAnother()
    {
        Random again(seed, far, {{6, 2, said("red die")}, {6, 4, said("blue die")}});
        const int fresh = drawNumber(seed, far, 6);
        QCOMPARE(again.below(6, said("amber die")), fresh);
        QCOMPARE(again.below(6, said("blue die")), 4);
        QCOMPARE(again.below(6, said("red die")), 2);
        QCOMPARE(again.fresh(), (Draws{{6, fresh, said("amber die")}}));
        QCOMPARE(again.drawn().size(), 3);
    }

    void ofSeveralWithOneNameEachHasItsTurn()
    {
        Random again(seed, far, {{6, 2, said("race")}, {8, 7, said("event")}, {5, 4, said("race")}});
        QCOMPARE(again.below(6, said("race")), 2);
        QCOMPARE(again.below(5, said("race")), 4);
        QCOMPARE(again.below(8, said("event")), 7);
        QVERIFY(again.fresh().isEmpty());
    }

    void whatHasAnotherBoundIsDrawnAnewAndNothingElse()
    {
        Random again(seed, far, {{6, 2, said("race")}, {8, 7, said("event")}});
        QCOMPARE(again.below(7, said("race")), drawNumber(seed, far, 7));
        QCOMPARE(again.below(8, said("event")), 7);
        QCOMPARE(again.fresh().size(), 1);
    }

    void drawsWithoutNamesGoOutInTheirOrder()
    {
        const Draws old{{6, 2}, {8, 7}, {5, 1}};
        Random again(seed, far, old);
        QCOMPARE(again.below(6, said("combat")), 2);
        QCOMPARE(again.below(8, said("event")), 7);
        QCOMPARE(again.below(5, said("race")), 1);
        QCOMPARE(again.drawn(), old); // as they were written down: nothing is amended by looking at it

        Random other(seed, far, old);
        QCOMPARE(other.below(8, said("event")), drawNumber(seed, far, 8)); // the first was below 6
        QCOMPARE(other.below(8, said("event")), drawNumber(seed, far + 1, 8));
    }

    void theStoredFormOfOldDrawsIsAsItWas()
    {
        QCOMPARE(bytes({{6, 2}, {8, 7}}), QByteArray("[[6,2],[8,7]]"));
        const Draws named{{6, 2, said("race hand-red")}, {8, 7}};
        QCOMPARE(bytes(named), QByteArray(R"([[6,2,"race hand-red"],[8,7]])"));
        QCOMPARE(restoreDraws(store(named)), named);
    }

    // A ram that did not happen takes its combat card along; the event card is the one that came up.
    void anAmendedActivationKeepsItsEventCard()
    {
        test::CaseTable table(test::road(20, 3),
                              {{said("event"), said("app")}, {said("combat"), said("app")}});
        table.put("R1", "5.1").put("B1", "6.1");
        const Step rammed = firstStep(table, "R1 ram+2* 5.1", {});
        QCOMPARE(rammed.draws.size(), 2);
        QVERIFY(rammed.draws[0].name.startsWith(said("combat")));
        QVERIFY(rammed.draws[1].name.startsWith(said("event")));
        QVERIFY(!rammed.event.isEmpty());

        const Step amended = firstStep(table, "R1 solo+2* 8.0", rammed.draws);
        QCOMPARE(amended.event, rammed.event);
        QCOMPARE(amended.draws.size(), 1);
        QCOMPARE(amended.draws[0].value, rammed.draws[1].value);
    }
};

ONE_OF_MANY(TestNamedDraws)
#include "test_named_draws.moc"
