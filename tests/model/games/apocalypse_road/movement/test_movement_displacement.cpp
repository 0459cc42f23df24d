#include "support/apocalypse_road/scene.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using track::Surface;

namespace {

track::Track withChute(track::Track track, const char* entry, track::Side side)
{
    track.chute = track::Chute{space(entry), side};
    return track;
}

track::Track withCell(track::Track track, const char* one, const char* other)
{
    track.crossovers.emplace_back(space(one), space(other));
    return track;
}

} // namespace

// AR-8 to AR-10, and coming onto the track, which displaces as well.
class TestMovementDisplacement : public QObject
{
    Q_OBJECT
private slots:
    void pushesInTheSameDirection()
    {
        const Scene scene(oval(20, 4), {"5.1", "5.2", "5.0"});
        QVERIFY(scene.can(Type::Solo, 2, "0@5.2 1@5.3"));
        QVERIFY(scene.can(Type::Solo, 2, "0@5.0 2@6.0"));
    }

    void theLastLaneGoesForwardAsAChainWithChoices()
    {
        const Scene scene(trackOf({section(4, 2, Surface::Paved, {{0}, {1, 2}}),
                                   section(4, 3, Surface::Paved, {{0}, {1}, {1}})}),
                          {"3.0", "3.1", "4.1"});
        QCOMPARE(scene.check(Type::Solo, 2, {"3.1"}), list({"0@3.1 1@4.1 2@5.1", "0@3.1 1@4.2"}));
    }

    void aSectorOfOneLaneHasNoSideways()
    {
        const Scene scene(oval(20, 1), {"5.0"});
        QCOMPARE(scene.ways(Type::Solo, 2), list({"0@7.0"}));
    }

    void ar8_onRoughTrackTheDisplacedCarGoesForward()
    {
        const Scene rough(trackOf({section(8, 3, Surface::Rough)}), {"5.in", "5.0"});
        QCOMPARE(rough.ways(Type::Solo, 2), list({"0@5.0 1@6.0"}));
        // On paved track it goes aside.
        const Scene paved(oval(8, 3), {"5.in", "5.0"});
        QCOMPARE(paved.ways(Type::Solo, 2), list({"0@5.0 1@5.1"}));
        const Scene chute(withChute(trackOf({section(8, 3, Surface::Rough)}), "5.2", track::Side::Out),
                          {"chute", "5.2"});
        QCOMPARE(chute.ways(Type::Solo, 2), list({"0@5.2 1@6.2"}));
        const Scene trough(trackOf({section(4, 3, Surface::Jump)}), {"1.1", "1.0", "1.2", "2.2"});
        QCOMPARE(trough.ways(Type::Solo, 2), list({"0@1.0 1@2.0", "0@1.2 2@2.2 3@3.2"}));
    }

    void ar9_aCarOnACellIsNotDisplaced()
    {
        const Scene sideways(withCell(oval(20, 3), "5.1", "12.0"), {"5.0", "5.1"});
        QVERIFY(!sideways.reaches(Type::Solo, 2, "5.1"));
        QCOMPARE(sideways.check(Type::Solo, 2, {"5.1"}), list({"step 1: 7.12 AR-9"}));
        // Nor forward, nor as the second one.
        const Scene forward(withCell(oval(20, 3), "5.2", "12.0"), {"5.1", "5.2"});
        QVERIFY(!forward.reaches(Type::Solo, 2, "5.2"));
        const Scene second(withCell(oval(20, 3), "5.2", "12.0"), {"5.0", "5.1", "5.2"});
        QVERIFY(!second.reaches(Type::Solo, 2, "5.1"));
        // Nor by a car that comes onto the track: there it stays.
        const Scene entering(withCell(oval(20, 3), "5.0", "12.0"), {"5.in", "5.0"});
        QCOMPARE(entering.ways(Type::Solo, 4), list({""}));
    }

    void ar9_aDisplacementForcesNobodyIntoAHeldCell()
    {
        // B at the wall goes forward and pushes C towards the cell, far from the displacement.
        const track::Track track = withCell(oval(20, 3), "7.2", "15.0");
        const Scene scene(track, {"5.1", "5.2", "6.2", "15.0"});
        QVERIFY(!scene.reaches(Type::Solo, 2, "5.2"));
        QCOMPARE(scene.check(Type::Solo, 2, {"5.2"}), list({"step 1: 7.12 AR-9"}));
        // Nor is it a collision.
        QVERIFY(scene.ways(Type::Solo, 2).filter(QStringLiteral("hit")).isEmpty());
        // An empty cell is no obstacle, neither for the displaced car nor for those it pushes.
        const Scene empty(track, {"5.1", "5.2", "6.2"});
        QVERIFY(empty.can(Type::Solo, 2, "0@5.2 1@6.2 2@7.2"));
        const Scene onto(withCell(oval(20, 3), "5.2", "15.0"), {"5.0", "5.1"});
        QVERIFY(onto.can(Type::Solo, 2, "0@5.1 1@5.2"));
        const Scene ontoHeld(withCell(oval(20, 3), "5.2", "15.0"), {"5.0", "5.1", "15.0"});
        QVERIFY(!ontoHeld.reaches(Type::Solo, 2, "5.1"));
    }

    void ar9_whereLanesDivergeOnlyTheWayIntoTheCellIsBarred()
    {
        const track::Track track = withCell(trackOf({section(4, 2, Surface::Paved, {{0}, {1, 2}}),
                                                     section(8, 3, Surface::Paved, {{0}, {1}, {1}})}),
                                            "4.1", "8.0");
        const Scene scene(track, {"3.0", "3.1", "8.0"});
        QCOMPARE(scene.check(Type::Solo, 2, {"3.1"}), list({"0@3.1 1@4.2"}));
    }

    void ar9_aCarThatIsMerelyPushedMayStandOnACell()
    {
        const Scene scene(withCell(oval(20, 3), "6.2", "15.0"), {"5.1", "5.2", "6.2"});
        QVERIFY(scene.can(Type::Solo, 2, "0@5.2 1@6.2 2@7.2"));
    }

    void ar10_displacingLinksNobody()
    {
        for (const Type type : {Type::Line, Type::Pursuit}) {
            const Scene scene(oval(20, 4), {"5.0", "5.1", "6.3"});
            // Displacing twice, forward pushing nobody, and sideways still.
            QCOMPARE(scene.check(type, 6, {"5.1", "5.2", "6.2", "6.1"}), list({"0@6.1 1@5.3"}));
            // Nor does it link whom the displaced car pushes forward, though that step moved cars forward.
            const Scene rim(oval(20, 3), {"5.in", "5.0", "5.1", "5.2", "6.2"});
            QCOMPARE(rim.check(type, 4, {"5.0", "5.1"}), list({"0@5.1 1@5.2 2@6.2 3@7.2 4@8.2"}));
        }
    }

    void entering()
    {
        const Scene inside(oval(20, 3), {"5.in"});
        QCOMPARE(inside.ways(Type::Solo, 2), list({"0@5.1", "0@6.0"}));
        QCOMPARE(inside.check(Type::Solo, 2, {"6.0"}), list({"step 1: 10.0"}));
        const Scene outside(oval(20, 3), {"5.out", "5.2", "5.1", "5.0"});
        QCOMPARE(outside.ways(Type::Solo, 2), list({"0@5.2 1@5.1 2@5.0 3@6.0"}));
        const Scene chute(withChute(oval(20, 3), "5.2", track::Side::Out), {"chute", "5.2", "chute"});
        QCOMPARE(chute.ways(Type::Solo, 2), list({"0@5.2 1@5.1"}));
        QCOMPARE(chute.check(Type::Solo, 2, {"6.2"}), list({"step 1: 8.3"}));
        // Cars off the track bar nobody.
        const Scene crowd(oval(20, 1), {"5.in", "5.in", "5.out", "5.out"});
        QCOMPARE(crowd.ways(Type::Solo, 1), list({"0@5.0"}));
    }

    void enteringAHeldCellIsIllegal()
    {
        const Scene scene(withCell(oval(20, 3), "5.0", "12.0"), {"5.in", "12.0"});
        QCOMPARE(scene.ways(Type::Solo, 3), list({""}));
        QCOMPARE(scene.check(Type::Solo, 3, {"5.0"}), list({"step 1: 7.12; 7.1 AR-1"}));
    }

    void ar17_aTroughIsLeftSidewaysFirst()
    {
        const Scene scene(
            trackOf({section(4, 3, Surface::Jump), section(4, 3, Surface::Paved, {{0}, {0}, {2}})}),
            {"1.1", "1.1"});
        QCOMPARE(scene.ways(Type::Solo, 1), list({"0@1.0", "0@1.2"}));
        QCOMPARE(scene.ways(Type::Solo, 3), list({"0@3.0", "0@3.2"}));
        QCOMPARE(scene.check(Type::Solo, 2, {"2.1"}), list({"step 1: 7.14"}));
        QCOMPARE(scene.check(Type::Solo, 2, {"2.0"}), list({"step 1: 7.14 AR-17; 7.14 AR-17"}));
    }
};

ONE_OF_MANY(TestMovementDisplacement)
#include "test_movement_displacement.moc"
