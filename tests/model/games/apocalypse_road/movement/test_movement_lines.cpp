#include "support/apocalypse_road/scene.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using track::Surface;

namespace {

// Sectors 0 to 3 have two lanes that converge, 4 to 7 have one that diverges again.
track::Track funnel()
{
    return trackOf({section(4, 2, Surface::Paved, {{0}, {0}}), section(4, 1, Surface::Paved, {{0, 1}})});
}

} // namespace

// AR-11 to AR-13: who is linked behind, and lanes that a line is bound to; Lead.
class TestMovementLines : public QObject
{
    Q_OBJECT
private slots:
    void linkingIsNotOptional()
    {
        const Scene scene(oval(20, 2), {"5.0", "6.0", "4.0"});
        QCOMPARE(scene.ways(Type::Line, 1), list({"0@5.1", "0@6.0 1@7.0 2@5.0"}));
        QCOMPARE(scene.ways(Type::Pursuit, 1), list({"0@5.1", "0@6.0 1@7.0"}));
    }

    void aForwardStepThatMovedNobodyLeavesLanesFree()
    {
        const Scene scene(oval(20, 2), {"5.0", "8.0"});
        QCOMPARE(scene.check(Type::Line, 3, {"6.0", "6.1", "7.1"}), list({"0@7.1"}));
        QCOMPARE(scene.check(Type::Pursuit, 4, {"6.0", "7.0", "8.0", "8.1"}), list({"step 4: 7.7"}));
        // Cars that are pulled count as well.
        const Scene pulled(oval(20, 2), {"5.0", "4.0"});
        QCOMPARE(pulled.check(Type::Line, 2, {"6.0", "6.1"}), list({"step 2: 7.6"}));
        QCOMPARE(pulled.check(Type::Pursuit, 2, {"6.0", "6.1"}), list({"0@6.1"}));
    }

    void ar11_whereLanesConvergeThePlayerPicks()
    {
        // Both spaces behind hold a car: one of them follows, not none and not both.
        const Scene both(funnel(), {"4.0", "3.0", "3.1"});
        QCOMPARE(both.ways(Type::Line, 1), list({"0@5.0 1@4.0", "0@5.0 2@4.0"}));
        QCOMPARE(both.ways(Type::Lead, 1), list({"0@5.0 1@4.0", "0@5.0 2@4.0"}));
        // One is empty: it may be picked, and ends the line.
        const Scene one(funnel(), {"4.0", "3.0", "2.0"});
        QCOMPARE(one.ways(Type::Line, 1), list({"0@5.0", "0@5.0 1@4.0 2@3.0"}));
        QCOMPARE(one.ways(Type::Lead, 1), list({"0@5.0", "0@5.0 1@4.0 2@3.0"}));
        // Only one space behind: its car is linked.
        const Scene only(funnel(), {"5.0", "4.0"});
        QCOMPARE(only.ways(Type::Line, 1), list({"0@6.0 1@5.0"}));
    }

    void ar11_likewiseForEachCarFurtherBack()
    {
        const Scene scene(funnel(), {"5.0", "4.0", "3.0", "3.1"});
        QCOMPARE(scene.ways(Type::Line, 1), list({"0@6.0 1@5.0 2@4.0", "0@6.0 1@5.0 3@4.0"}));
    }

    void ar11_aSpaceHeldAcrossCountsAsEmpty()
    {
        track::Track track = oval(20, 1);
        track.crossovers = {{space("4.0"), space("14.0")}};
        const Scene scene(track, {"5.0", "14.0", "3.0"});
        QCOMPARE(scene.ways(Type::Line, 1), list({"0@6.0"}));
        QCOMPARE(scene.ways(Type::Lead, 1), list({"0@6.0"}));
    }

    void ar11_onAFullRingTheLineEndsAtTheActiveCar()
    {
        const Scene scene(oval(4, 1), {"0.0", "3.0", "2.0"});
        QCOMPARE(scene.ways(Type::Lead, 1), list({"0@1.0 1@0.0 2@3.0 over 1"}));
        const Scene full(oval(4, 1), {"0.0", "3.0", "2.0", "1.0"});
        QCOMPARE(full.ways(Type::Line, 1), list({""}));
    }

    void ar12_lineLooksBehindAtEachStepWhileNoneIsLinked()
    {
        // Nobody behind 5.0, but it steps in front of car 1 and goes on: linked from there.
        const Scene scene(oval(20, 2), {"5.0", "4.1"});
        QCOMPARE(scene.check(Type::Line, 3, {"5.1", "6.1", "7.1"}), list({"0@7.1 1@6.1"}));
        // Lead has settled that before.
        QCOMPARE(scene.check(Type::Lead, 3, {"5.1", "6.1", "7.1"}), list({"0@7.1"}));
    }

    void ar12_alsoWhenCarsInFrontAreLinked()
    {
        // From 3.0 it pushes car 1; where the lanes have joined, car 2 stands behind the space being left.
        const Scene scene(
            trackOf({section(4, 2, Surface::Paved, {{0}, {0}}), section(8, 1, Surface::Paved, {{0, 1}})}),
            {"3.0", "4.0", "3.1"});
        QCOMPARE(scene.check(Type::Line, 2, {"4.0", "5.0"}), list({"0@5.0 1@6.0", "0@5.0 1@6.0 2@4.0"}));
    }

    void ar12_alsoWhenAnEmptySpaceWasPickedEarlier()
    {
        // Lanes converge twice: the empty 1.1 is picked behind 2.0, and behind 3.0 car 2 is linked all the
        // same.
        const Scene scene(
            trackOf({section(2, 2, Surface::Paved, {{0}, {0}}), section(1, 2, Surface::Paved, {{0}, {0}}),
                     section(8, 1, Surface::Paved, {{0, 1}})}),
            {"2.0", "1.0", "2.1"});
        QCOMPARE(scene.check(Type::Line, 2, {"3.0", "4.0"}), list({"0@4.0", "0@4.0 2@3.0", "0@4.0 1@3.0"}));
    }

    void ar12_theLineIsNeverExtended()
    {
        // Car 2 stands behind car 1 only after the first step; it stays.
        const Scene scene(funnel(), {"4.0", "3.0", "2.1"});
        for (const QString& way : scene.ways(Type::Line, 3))
            QVERIFY2(!way.contains(QStringLiteral("2@")), qPrintable(way));
    }

    void ar13_aLineKeepsToTheLaneItTook()
    {
        // Car 1 leaves 7.0 by lane 1; the active car comes to 7.0 and has to follow it.
        const Scene scene(funnel(), {"6.0", "7.0"});
        QCOMPARE(scene.ways(Type::Pursuit, 2), list({"0@0.0 1@1.0 over 0,1", "0@0.1 1@1.1 over 0,1"}));
        QCOMPARE(scene.ways(Type::Line, 2), list({"0@0.0 1@1.0 over 0,1", "0@0.1 1@1.1 over 0,1"}));
        // 7.11.2: with a conditional link each step chooses anew.
        QCOMPARE(scene.ways(Type::Solo, 2), list({"0@0.0 1@1.0 over 0,1", "0@0.1 1@1.1 over 0,1",
                                                  "0@0.0 1@0.1 over 0,1", "0@0.1 1@0.0 over 0,1"}));
        QCOMPARE(scene.ways(Type::Lead, 2), scene.ways(Type::Solo, 2));
    }

    void ar13_carsFurtherAheadAreBoundToo()
    {
        // Car 2 leaves 7.0 first, then car 1, then the active car.
        const Scene scene(funnel(), {"5.0", "6.0", "7.0"});
        QCOMPARE(scene.ways(Type::Pursuit, 3),
                 list({"0@0.0 1@1.0 2@2.0 over 0,1,2", "0@0.1 1@1.1 2@2.1 over 0,1,2"}));
        QCOMPARE(scene.check(Type::Pursuit, 2, {"6.0", "7.0"}),
                 list({"0@7.0 1@0.0 2@1.0 over 1,2", "0@7.0 1@0.1 2@1.1 over 1,2"}));
    }

    void ar13_anAttemptThatWouldCollideIsBoundToo()
    {
        track::Track track =
            trackOf({section(8, 2, Surface::Paved, {{0}, {0}}), section(4, 1, Surface::Paved, {{0, 1}})});
        track.crossovers = {{space("0.1"), space("5.0")}};
        const Scene scene(track, {"10.0", "11.0", "5.0"});
        // Car 1 went to 0.0, so the active car can't choose to run into car 2 by way of 0.1.
        QCOMPARE(scene.ways(Type::Pursuit, 2), list({"hit 1,2", "0@0.0 1@1.0 over 0,1"}));
        QVERIFY(scene.ways(Type::Solo, 2).contains(QStringLiteral("hit 0,2 0@11.0 1@0.0 over 1")));
    }

    void ar13_theActiveCarAloneBindsNobody()
    {
        // It leaves 2.0 by 3.0 without moving anyone, goes round, and pushes car 1 to 2.0 and on.
        const Scene scene(
            trackOf({section(3, 1, Surface::Paved, {{0, 1}}), section(1, 2, Surface::Paved, {{0}, {0}})}),
            {"2.0", "1.0", "3.1"});
        QCOMPARE(scene.check(Type::Pursuit, 5, {"3.0", "3.1", "0.0", "1.0"}),
                 list({"0@1.0 1@3.0 2@2.0 over 0,2", "0@1.0 1@3.1 2@2.0 over 0,2"}));
    }

    void ar13_aPulledCarBindsToo()
    {
        // Car 1 follows from 1.0 to 2.0: the active car, come round to 1.0, can't leave it by 2.1.
        const Scene scene(
            trackOf({section(2, 1, Surface::Paved, {{0, 1}}), section(1, 2, Surface::Paved, {{0}, {0}})}),
            {"2.0", "1.0"});
        QVERIFY(!scene.can(Type::Line, 3, "0@2.1 over 0,1"));
        QVERIFY(scene.can(Type::Lead, 3, "0@2.1 over 0,1"));
    }

    void ar13_isNotTheReasonWhereNoOtherWayIsFree()
    {
        // Car 3 has left the diverging space 1.0, but cars 2 and 1 would be pushed into the active car
        // anyway.
        const Scene scene(
            trackOf({section(1, 1, Surface::Paved, {{0, 1}}), section(1, 2, Surface::Paved, {{0, 1}, {1}}),
                     section(1, 2, Surface::Paved, {{0}, {0}})}),
            {"2.0", "2.1", "1.1", "1.0"});
        QCOMPARE(scene.check(Type::Line, 2, {"0.0", "1.1"}), list({"step 2: 7.2 AR-7"}));
    }

    void leadTakesItsLineSidewaysAndDiagonally()
    {
        const Scene scene(oval(20, 3), {"5.0", "4.0", "3.0"});
        QCOMPARE(scene.check(Type::Lead, 2, {"5.1", "5.2"}), list({"0@5.2 1@5.1 2@5.0"}));
        QCOMPARE(scene.check(Type::Lead, 2, {"6.1", "7.2"}, true), list({"0@7.2 1@6.1 2@5.0"}));
        QCOMPARE(scene.check(Type::RamLead, 2, {"5.1", "5.2"}), list({"0@5.2 1@5.1 2@5.0"}));
        QCOMPARE(scene.check(Type::Ram, 2, {"5.1", "5.2"}), list({"0@5.2"}));
    }

    void leadPushesAsSoloDoes()
    {
        const Scene scene(oval(20, 2), {"5.0", "4.0", "6.0"});
        QCOMPARE(scene.check(Type::Lead, 3, {"6.0", "6.1", "7.1"}), list({"0@7.1 1@6.1 2@7.0"}));
    }

    void aCarThatComesOntoTheTrackLeadsNobody()
    {
        const Scene scene(oval(20, 2), {"5.in", "4.0"});
        QCOMPARE(scene.check(Type::Lead, 2, {"5.0", "6.0"}), list({"0@6.0"}));
        // Line looks anew.
        QCOMPARE(scene.check(Type::Line, 2, {"5.0", "6.0"}), list({"0@6.0 1@5.0"}));
    }
};

ONE_OF_MANY(TestMovementLines)
#include "test_movement_lines.moc"
