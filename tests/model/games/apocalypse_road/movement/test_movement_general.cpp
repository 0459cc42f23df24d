#include "support/apocalypse_road/scene.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using track::Surface;

// AR-1 to AR-7: what holds for every movement, and pushing.
class TestMovementGeneral : public QObject
{
    Q_OBJECT
private slots:
    void ar1_allPointsAreSpent()
    {
        const Scene scene(oval(20, 1), {"5.0"});
        QCOMPARE(scene.ways(Type::Solo, 3), list({"0@8.0"}));
        QCOMPARE(scene.check(Type::Solo, 3, {"6.0", "7.0"}), list({"step 3: 7.1 AR-1"}));
        QCOMPARE(scene.check(Type::Solo, 3, {"6.0", "7.0", "8.0", "9.0"}), list({"step 4: 7.1 AR-1"}));
    }

    void ar1_aSequenceThatCannotGoOnIsNoMovement()
    {
        // One lane round and full but for one space: the second step would push the last car into the first.
        const Scene full(oval(3, 1), {"0.0", "1.0"});
        QCOMPARE(full.ways(Type::Solo, 1), list({"0@1.0 1@2.0"}));
        QCOMPARE(full.ways(Type::Solo, 3), list({""}));
        QCOMPARE(full.check(Type::Solo, 3, {"1.0"}), list({"step 1: 7.1 AR-1; 7.1 AR-1"}));
        // Stuck in one lane, but not in the other: only ways that go on count.
        const Scene choice(trackOf({section(1, 2, Surface::Paved, {{0}, {1}}), section(2, 2)}),
                           {"0.0", "1.0", "2.0"});
        for (const QString& way : choice.ways(Type::Solo, 4))
            QVERIFY2(!way.isEmpty(), qPrintable(way));
    }

    void ar1_aBlockedCarStaysWhereItIs()
    {
        track::Track track = oval(3, 1);
        track.chute = track::Chute{{0, 0}, track::Side::In};
        const Scene scene(track, {"chute", "0.0", "1.0", "2.0"});
        QCOMPARE(scene.ways(Type::Solo, 4), list({""}));
        QCOMPARE(scene.check(Type::Solo, 4, {}), list({""}));
        QCOMPARE(scene.check(Type::Solo, 4, {"0.0"}), list({"step 1: 7.2 AR-7; 7.1 AR-1"}));
        // Displacing costs 2: with 1 point the car stays as well.
        const Scene poor(track, {"chute", "0.0"});
        QCOMPARE(poor.ways(Type::Solo, 1), list({""}));
        QCOMPARE(poor.ways(Type::Solo, 2), list({"0@0.0 1@1.0"}));
        QCOMPARE(poor.ways(Type::Solo, 0), list({""}));
    }

    void ar1_aRamOrACollisionCostsOne()
    {
        const Scene scene(oval(20, 1), {"5.0", "6.0"});
        QCOMPARE(scene.ways(Type::Ram, 0), list({""}));
        QCOMPARE(scene.ways(Type::Ram, 1), list({"ram 1"}));
        const Scene behind(oval(20, 1), {"5.0", "8.0"});
        QCOMPARE(behind.ways(Type::Ram, 2), list({"0@7.0"}));
        QCOMPARE(behind.ways(Type::Ram, 3), list({"ram 1 0@7.0"}));
    }

    void ar2_noSpaceIsEnteredTwice()
    {
        const Scene scene(oval(20, 2), {"5.0"});
        QCOMPARE(scene.ways(Type::Solo, 2), list({"0@6.1", "0@7.0"}));
        QCOMPARE(scene.check(Type::Solo, 2, {"5.1", "5.0"}), list({"step 2: 7.1 AR-2"}));
        QCOMPARE(scene.check(Type::Solo, 3, {"5.1", "6.1", "6.1"}), list({"step 3: 7.1 AR-2"}));
        // Round a small loop to the space that it started on, and to one that it entered.
        const Scene loop(oval(3, 1), {"0.0"});
        QCOMPARE(loop.ways(Type::Solo, 2), list({"0@2.0"}));
        QCOMPARE(loop.ways(Type::Solo, 3), list({""}));
    }

    void ar2_norIsItRammed()
    {
        const track::Track track = trackOf({section(2, 2), section(1, 2, Surface::Paved, {{0}, {0, 1}})});
        const Scene loop(track, {"0.0", "2.0"});
        // Car 1 has been pushed to 0.0, which the active car started on: from 2.0 nothing leads on.
        QCOMPARE(loop.check(Type::Solo, 3, {"1.0", "2.0", "0.0"}), list({"step 3: 7.1 AR-2"}));
        QCOMPARE(loop.check(Type::Ram, 3, {"1.0"}), list({"ram 1 0@1.0"}));
        const Scene ring(oval(3, 1), {"0.0"});
        QCOMPARE(ring.ways(Type::Ram, 3), list({""}));
    }

    void ar2_theSpacesOfACellCountSeparately()
    {
        track::Track track = oval(8, 1);
        track.crossovers = {{space("1.0"), space("5.0")}};
        const Scene scene(track, {"0.0"});
        QCOMPARE(scene.ways(Type::Solo, 6), list({"0@6.0"}));
    }

    void ar3_aDiagonalOnlyEntersAnEmptySpace()
    {
        const Scene scene(oval(20, 3), {"5.1", "6.2"});
        QVERIFY(scene.reaches(Type::Solo, 1, "6.0", true));
        QVERIFY(!scene.reaches(Type::Solo, 1, "6.2", true));
        QVERIFY(!scene.reaches(Type::Solo, 1, "6.0", false));
        QCOMPARE(scene.check(Type::Solo, 2, {"6.2"}, true), list({"step 1: 7.15 AR-3"}));
        QCOMPARE(scene.check(Type::Solo, 1, {"6.0"}), list({"step 1: 7.15"}));
        QCOMPARE(scene.check(Type::Ram, 1, {"6.2"}, true), list({"step 1: 7.15 AR-3"}));
        // With another card that is still so: a diagonal card would be of no help.
        QCOMPARE(scene.check(Type::Solo, 1, {"6.2"}), list({"step 1: 7.15; 7.15 AR-3"}));
        QVERIFY(!scene.says(Type::Solo, 1, {"6.2"}, "A diagonal card could do it"));
        QVERIFY(scene.says(Type::Solo, 1, {"6.0"}, "A diagonal card could do it"));
    }

    void aLinkIsNotWhyACardHasNoDiagonals()
    {
        const Scene scene(oval(20, 3), {"5.1", "6.1"});
        for (const Type type : {Type::Line, Type::Pursuit})
            QCOMPARE(scene.check(type, 3, {"6.1", "7.2"}), list({"step 2: 7.15"}));
    }

    void ar3_aDiagonalMayLeadIntoRoughTrackButNotStartThere()
    {
        const Scene scene(trackOf({section(4, 3), section(4, 3, Surface::Rough)}), {"3.1"});
        QVERIFY(scene.reaches(Type::Solo, 1, "4.0", true));
        QCOMPARE(scene.check(Type::Solo, 2, {"4.0", "5.1"}, true), list({"step 2: 7.13 AR-16"}));
    }

    void ar3_aDiagonalNeverLeadsIntoATroughOrAHeldCell()
    {
        const Scene trough(
            trackOf({section(4, 3, Surface::Paved, {{0}, {0}, {2}}), section(2, 3, Surface::Jump)}), {"3.0"});
        QCOMPARE(trough.ways(Type::Solo, 1, true), list({"0@4.0", "0@3.1"}));
        track::Track track = oval(12, 3);
        track.crossovers = {{space("3.2"), space("9.1")}};
        const Scene held(track, {"2.1", "9.1"});
        QVERIFY(!held.reaches(Type::Solo, 1, "3.2", true));
        QVERIFY(!held.ways(Type::Solo, 1, true).contains(QStringLiteral("hit 0,1")));
        QCOMPARE(held.check(Type::Solo, 1, {"3.2"}, true), list({"step 1: 7.15 AR-3"}));
        QCOMPARE(held.check(Type::Solo, 1, {"3.2"}), list({"step 1: 7.15; 7.15 AR-3"}));
    }

    void ar4_everyChoiceIsThePlayers()
    {
        // The pushed car stands where lanes diverge: both ways are there to choose.
        const Scene scene(
            trackOf({section(4, 1, Surface::Paved, {{0, 1}}), section(4, 2, Surface::Paved, {{0}, {0}})}),
            {"2.0", "3.0"});
        QCOMPARE(scene.ways(Type::Solo, 1), list({"0@3.0 1@4.0", "0@3.0 1@4.1"}));
    }

    void ar5_everyCarOverTheLineCounts()
    {
        // Active, pushed and pulled.
        const Scene line(oval(8, 2), {"7.0", "0.0", "6.0", "5.0"});
        QCOMPARE(line.check(Type::Line, 2, {"0.0", "1.0"}), list({"0@1.0 1@2.0 2@0.0 3@7.0 over 0,2"}));
        // Displaced forward.
        const Scene displaced(oval(8, 2), {"7.0", "7.1"});
        QCOMPARE(displaced.check(Type::Solo, 2, {"7.1"}), list({"0@7.1 1@0.1 over 1"}));
        // Swapped: forward and backward.
        const Scene swapped(oval(8, 1), {"7.0", "0.0"});
        QCOMPARE(swapped.ways(Type::Overtake, 1), list({"0@0.0 1@1.0 over 0", "0@0.0 1@7.0 over 0 back 1"}));
        // Pushed over and swapped back: the space is the same, the crossings are told all the same.
        const Scene both(oval(8, 1), {"6.0", "7.0"});
        QVERIFY(both.can(Type::Overtake, 2, "0@0.0 over 0,1 back 1"));
        // Entering beside the first sector is no crossing.
        const Scene entering(oval(8, 1), {"0.in"});
        QCOMPARE(entering.ways(Type::Solo, 1), list({"0@0.0"}));
    }

    void ar6_anOccupiedLaneMayBeChosen()
    {
        const Scene scene(
            trackOf({section(4, 1, Surface::Paved, {{0, 1}}), section(4, 2, Surface::Paved, {{0}, {0}})}),
            {"2.0", "3.0", "4.1"});
        QCOMPARE(scene.ways(Type::Solo, 1), list({"0@3.0 1@4.0", "0@3.0 1@4.1 2@5.1"}));
    }

    void ar6_alsoWhereItLeadsToACollision()
    {
        track::Track track =
            trackOf({section(4, 1, Surface::Paved, {{0, 1}}), section(8, 2, Surface::Paved, {{0}, {0}})});
        track.crossovers = {{space("4.1"), space("8.0")}};
        const Scene scene(track, {"2.0", "3.0", "8.0"});
        QCOMPARE(scene.ways(Type::Solo, 1), list({"0@3.0 1@4.0", "hit 1,2"}));
    }

    void ar7_noChainRunsIntoItself()
    {
        const Scene ring(oval(4, 1), {"0.0", "1.0", "2.0", "3.0"});
        QCOMPARE(ring.ways(Type::Solo, 1), list({""}));
        QCOMPARE(ring.ways(Type::Overtake, 1), list({"0@1.0 1@0.0"}));
        // A displaced car's chain would come round to the space that the active car leaves.
        const Scene round(oval(3, 2), {"0.0", "0.1", "1.1", "2.1"});
        QVERIFY(!round.reaches(Type::Solo, 2, "0.1"));
        QCOMPARE(round.check(Type::Solo, 2, {"0.1"}), list({"step 1: 7.2 AR-7"}));
    }

    void ar7_whatLiesBeyondTheActiveCarIsNotTheReason()
    {
        // The displaced car's chain ends at the active car, so nobody gets to the held cell at 1.0.
        track::Track track = trackOf({section(4, 2, Surface::Paved, {{0}, {0}})});
        track.crossovers = {{space("1.0"), space("2.0")}};
        const Scene active(track, {"0.0", "0.1", "1.1", "2.1", "3.1", "2.0"});
        QCOMPARE(active.check(Type::Solo, 2, {"0.1"}), list({"step 1: 7.2 AR-7"}));
        // Nor past a car that it pulls: car 4 where 2.0 is picked behind it, car 1 where 2.1 is.
        const Scene pulled(trackOf({section(3, 2, Surface::Paved, {{0}, {0}}), section(1, 1)}),
                           {"0.0", "0.1", "1.1", "2.1", "3.0"});
        QCOMPARE(pulled.check(Type::Lead, 2, {"0.1"}), list({"step 1: 7.8 AR-7; 7.8 AR-7"}));
    }

    void ar7_aPulledCarIsNeitherPushedNorDisplaced()
    {
        const Scene ring(oval(4, 1), {"0.0", "3.0", "2.0", "1.0"});
        QCOMPARE(ring.ways(Type::Lead, 1), list({""}));
        // A ram is no push.
        QCOMPARE(ring.ways(Type::RamLead, 1), list({"ram 3"}));
        // Car 1, not linked where 1.1 is picked, would be pushed into car 2, which is.
        const Scene chain(
            trackOf({section(2, 2, Surface::Paved, {{0}, {0}}), section(1, 1, Surface::Paved, {{0, 1}})}),
            {"0.0", "1.0", "2.0"});
        QCOMPARE(chain.ways(Type::Lead, 1), list({"0@0.1 2@0.0 over 2", "0@0.1 1@2.0 2@0.0 over 2"}));
        // It would have to displace the car that follows, which has come to stand beside it.
        const Scene aside(oval(20, 3), {"5.1", "4.1", "3.1"});
        QCOMPARE(aside.check(Type::Lead, 4, {"5.2", "5.1"}), list({"step 2: 7.1 AR-2"}));
        for (const QString& way : aside.ways(Type::Lead, 3))
            QVERIFY(way.contains(QStringLiteral("1@")) && way.contains(QStringLiteral("2@")));
    }
};

ONE_OF_MANY(TestMovementGeneral)
#include "test_movement_general.moc"
