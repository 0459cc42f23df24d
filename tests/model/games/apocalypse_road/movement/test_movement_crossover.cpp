#include "support/apocalypse_road/scene.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using track::Surface;

namespace {

// A figure eight: 3.x crosses 10.x.
track::Track eight(int lanes = 1)
{
    track::Track track = oval(14, lanes);
    for (int lane = 0; lane < lanes; ++lane)
        track.crossovers.emplace_back(track::Space{3, lane}, track::Space{10, lane});
    return track;
}

} // namespace

// 7.12, AR-14, and 7.13, 7.14 with AR-16: crossover, rough and jump.
class TestMovementCrossover : public QObject
{
    Q_OBJECT
private slots:
    void goingIntoAHeldCellIsACollision()
    {
        const Scene scene(eight(), {"1.0", "10.0"});
        QCOMPARE(scene.ways(Type::Solo, 1), list({"0@2.0"}));
        // Nothing moves in that step, and the rest is lost.
        for (const Type type : {Type::Solo, Type::Overtake, Type::Line, Type::Pursuit, Type::Lead})
            QCOMPARE(scene.ways(type, 6), list({"hit 0,1 0@2.0"}));
    }

    // 7.12, the example: white collides with blue, or goes round it sideways.
    void aCellCanBeGoneRound()
    {
        const Scene scene(eight(2), {"2.0", "10.0"});
        QCOMPARE(scene.ways(Type::Solo, 2), list({"hit 0,1", "0@3.1"}));
        // Sideways into the cell is illegal, not a collision.
        const Scene beside(eight(2), {"3.1", "10.0"});
        QCOMPARE(beside.ways(Type::Solo, 1), list({"0@4.1"}));
        QCOMPARE(beside.check(Type::Solo, 1, {"3.0"}), list({"step 1: 7.12"}));
    }

    void aPushedCarCollidesAndNothingMoves()
    {
        const Scene scene(eight(), {"1.0", "2.0", "10.0"});
        for (const Type type : {Type::Solo, Type::Line, Type::Pursuit, Type::Lead})
            QCOMPARE(scene.ways(type, 4), list({"hit 1,2"}));
        // Overtaking the car in front, the active one collides itself.
        QCOMPARE(scene.ways(Type::Overtake, 4), list({"hit 0,2 0@2.0 1@1.0", "hit 1,2"}));
        QCOMPARE(scene.check(Type::Solo, 4, {"2.0"}), list({"step 1: 7.12"}));
    }

    void aPerpendicularCarIsNotOvertaken()
    {
        const Scene scene(eight(), {"2.0", "10.0"});
        QCOMPARE(scene.ways(Type::Overtake, 1), list({"hit 0,1"}));
        // A car of the same direction on the cell is.
        const Scene same(eight(), {"2.0", "3.0"});
        QCOMPARE(same.ways(Type::Overtake, 1), list({"0@3.0 1@2.0", "0@3.0 1@4.0"}));
    }

    void cellsAreHeldAsTheStepBegins()
    {
        // The chain reaches round to the cell that the active car is about to leave.
        const Scene active(eight(), {"3.0", "4.0", "5.0", "6.0", "7.0", "8.0", "9.0"});
        QCOMPARE(active.ways(Type::Solo, 1), list({"hit 0,6"}));
        // The same with a car that it pulls.
        const Scene pulled(eight(), {"4.0", "5.0", "6.0", "7.0", "8.0", "9.0", "3.0"});
        QCOMPARE(pulled.ways(Type::Lead, 1), list({"hit 5,6"}));
        QCOMPARE(pulled.ways(Type::Solo, 1), list({"hit 5,6"}));
    }

    void ar14_aRamRamsThePerpendicularCar()
    {
        const Scene scene(eight(), {"1.0", "10.0"});
        for (const Type type : {Type::Ram, Type::RamLead})
            QCOMPARE(scene.ways(type, 4), list({"ram 1 0@2.0"}));
        // With Ram nobody is pushed, so nobody else collides.
        const Scene behind(eight(), {"1.0", "2.0", "10.0"});
        QCOMPARE(behind.ways(Type::Ram, 4), list({"ram 1"}));
    }

    void ar16_noLaneChangeOnRoughTrack()
    {
        const Scene scene(trackOf({section(6, 3, Surface::Rough), section(6, 3)}), {"4.1", "5.1"});
        QCOMPARE(scene.ways(Type::Solo, 1), list({"0@5.1 1@6.1"}));
        QCOMPARE(scene.ways(Type::Solo, 1, true), list({"0@5.1 1@6.1"}));
        QCOMPARE(scene.check(Type::Solo, 1, {"4.0"}), list({"step 1: 7.13 AR-16"}));
        QCOMPARE(scene.check(Type::Solo, 1, {"5.0"}, true), list({"step 1: 7.13 AR-16"}));
        // Swaps along the lane are fine, and off the rough track lanes are free again.
        QVERIFY(scene.can(Type::Overtake, 1, "0@5.1 1@4.1"));
        QVERIFY(scene.reaches(Type::Solo, 3, "6.0"));
    }

    void ar16_noLaneChangeOnAJump()
    {
        const Scene scene(
            trackOf({section(6, 3, Surface::Jump), section(6, 3, Surface::Paved, {{0}, {0}, {2}})}), {"4.0"});
        QCOMPARE(scene.ways(Type::Solo, 1, true), list({"0@5.0"}));
        QCOMPARE(scene.check(Type::Solo, 1, {"4.1"}), list({"step 1: 7.14"}));
        QVERIFY(scene.reaches(Type::Solo, 3, "6.1"));
        QVERIFY(!scene.reaches(Type::Solo, 3, "7.1"));
        // Cars in the Trough are in nobody's way and are not seen behind.
        const Scene trough(trackOf({section(6, 3, Surface::Jump)}), {"4.0", "4.1", "3.1"});
        QCOMPARE(trough.ways(Type::Line, 1), list({"0@5.0"}));
    }

    void stepsOutOfTheWay()
    {
        const Scene scene(oval(20, 4), {"5.1"});
        QCOMPARE(scene.check(Type::Solo, 3, {"5.3"}), list({"step 1: 7.1"}));
        QCOMPARE(scene.check(Type::Solo, 3, {"4.1"}), list({"step 1: 7.1"}));
        QCOMPARE(scene.check(Type::Solo, 3, {"6.1", "8.1"}), list({"step 2: 7.1"}));
        QCOMPARE(scene.check(Type::Solo, 3, {"6.1", "6.4"}), list({"step 2: 7.1"}));
        QCOMPARE(scene.check(Type::Solo, 3, {"50.0"}), list({"step 1: 7.1"}));
    }

    void aSearchCanBeStoppedAndBounded()
    {
        const Scene scene(oval(20, 4), {"5.1", "6.1", "7.1", "7.2", "8.0", "8.3"});
        std::stop_source source;
        source.request_stop();
        const auto stopped =
            ar::findOutcomes(scene.pack(), {0, Type::Overtake, false, 14}, source.get_token());
        QCOMPARE(stopped.error(), ar::GaveUp::Stopped);
        const auto bounded =
            ar::findOutcomes(scene.pack(), {0, Type::Overtake, false, 14}, {}, {.states = 1000});
        QCOMPARE(bounded.error(), ar::GaveUp::TooMany);
    }
};

ONE_OF_MANY(TestMovementCrossover)
#include "test_movement_crossover.moc"
