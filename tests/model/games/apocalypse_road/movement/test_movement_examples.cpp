#include "support/apocalypse_road/scene.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

// Four lanes run into two, and out again, as a corner does.
track::Track corner()
{
    return trackOf({section(4, 4, track::Surface::Paved, {{0}, {0, 1}, {0, 1}, {1}}),
                    section(4, 2, track::Surface::Paved, {{0, 1}, {2, 3}}), section(4, 4)});
}

} // namespace

// The examples of chapter 7, car by car: the active one is 0, the others are numbered as they are named.
class TestMovementExamples : public QObject
{
    Q_OBJECT
private slots:
    // 7.1: forward and sideways cost 1, sideways into an occupied space 2.
    void costs()
    {
        const Scene scene(oval(20, 3), {"5.1", "5.2"});
        QVERIFY(scene.can(Type::Solo, 1, "0@6.1"));
        QVERIFY(scene.can(Type::Solo, 1, "0@5.0"));
        QVERIFY(!scene.reaches(Type::Solo, 1, "5.2"));
        QVERIFY(scene.can(Type::Solo, 2, "0@5.2 1@6.2"));
    }

    // 7.3: three spaces forward pushing B, then a lane change, then forward.
    void conditionalLink()
    {
        const Scene scene(oval(20, 3), {"5.1", "6.1"});
        QCOMPARE(scene.check(Type::Solo, 5, {"6.1", "7.1", "8.1", "8.2", "9.2"}), list({"0@9.2 1@9.1"}));
    }

    // 7.5: forward, overtake a car, push another, overtake that one (back to where it was), sideways, push
    // one more.
    void overtake()
    {
        const Scene scene(oval(20, 3), {"5.1", "7.1", "8.1", "10.2"});
        const QStringList ways = scene.check(Type::Overtake, 6, {"6.1", "7.1", "8.1", "9.1", "9.2", "10.2"});
        QVERIFY(ways.contains(QStringLiteral("0@10.2 1@6.1 3@11.2")));
    }

    // 7.6: #21 changes lanes, then picks up B in front and F behind and moves on with them.
    void lineAfterALaneChange()
    {
        const Scene scene(oval(20, 3), {"5.1", "6.2", "4.2", "6.1"});
        QCOMPARE(scene.check(Type::Line, 3, {"5.2", "6.2", "7.2"}), list({"0@7.2 1@8.2 2@6.2"}));
    }

    // 7.6: the car in the middle moves a line of cars in front and behind.
    void lineFromTheMiddle()
    {
        const Scene scene(oval(20, 3), {"5.1", "6.1", "4.1", "3.1", "5.0", "1.1"});
        QCOMPARE(scene.check(Type::Line, 2, {"6.1", "7.1"}), list({"0@7.1 1@8.1 2@6.1 3@5.1"}));
    }

    // 7.6: F and E are displaced first, then the centre line (A, D, #21 and G) moves.
    void lineAfterDisplacing()
    {
        const Scene scene(oval(20, 4), {"5.0", "6.1", "7.1", "4.1", "5.1", "5.2"});
        QCOMPARE(scene.check(Type::Line, 4, {"5.1", "6.1", "7.1"}),
                 list({"0@7.1 1@8.1 2@9.1 3@6.1 4@5.2 5@5.3"}));
    }

    // 7.6: one space ahead without a link, then B is picked up and both go on.
    void linePicksUpACarLater()
    {
        const Scene scene(oval(20, 3), {"5.1", "7.1"});
        QCOMPARE(scene.check(Type::Line, 3, {"6.1", "7.1", "8.1"}), list({"0@8.1 1@9.1"}));
        // Linked now, but not before.
        QCOMPARE(scene.check(Type::Line, 3, {"6.1", "6.2", "7.2"}), list({"0@7.2"}));
        QCOMPARE(scene.check(Type::Line, 3, {"6.1", "7.1", "7.2"}), list({"step 3: 7.6"}));
    }

    // 7.7: A and B are pushed and C, behind, is left; or D is pushed aside and C is pushed.
    void pursuit()
    {
        const Scene scene(oval(20, 3), {"5.1", "6.1", "7.1", "4.1"});
        QCOMPARE(scene.check(Type::Pursuit, 2, {"6.1", "7.1"}), list({"0@7.1 1@8.1 2@9.1"}));
        QCOMPARE(scene.check(Type::Pursuit, 3, {"6.1", "7.1", "7.2"}), list({"step 3: 7.7"}));
        const Scene aside(oval(20, 4), {"5.1", "6.2", "5.2"});
        QCOMPARE(aside.check(Type::Pursuit, 3, {"5.2", "6.2"}), list({"0@6.2 1@7.2 2@5.3"}));
    }

    // 7.8: B, C and D follow; A, beside, does not.
    void lead()
    {
        const Scene scene(oval(20, 3), {"5.1", "5.0", "4.1", "3.1", "2.1"});
        QCOMPARE(scene.check(Type::Lead, 3, {"6.1", "6.2", "7.2"}), list({"0@7.2 2@6.2 3@6.1 4@5.1"}));
    }

    // 7.8: nobody behind at the start, so nobody is picked up later.
    void leadPicksUpNobodyLater()
    {
        const Scene scene(oval(20, 3), {"5.1", "5.2"});
        QCOMPARE(scene.check(Type::Lead, 3, {"6.1", "6.2", "7.2"}), list({"0@7.2"}));
    }

    // 7.9: stops behind the car in front and does not push it.
    void ram()
    {
        const Scene scene(oval(20, 3), {"5.1", "7.1"});
        QCOMPARE(scene.check(Type::Ram, 5, {"6.1"}), list({"ram 1 0@6.1"}));
        QCOMPARE(scene.check(Type::Ram, 5, {"6.1", "7.1"}), list({"step 2: 7.9"}));
    }

    // 7.10: A pushes B, which is at the wall and goes forward, pushing C.
    void displacement()
    {
        const Scene scene(oval(20, 4), {"5.1", "5.2", "5.3", "6.3"});
        QCOMPARE(scene.check(Type::Solo, 2, {"5.2"}), list({"0@5.2 1@5.3 2@6.3 3@7.3"}));
        QCOMPARE(scene.check(Type::Solo, 1, {"5.2"}), list({"step 1: 7.10 AR-1"}));
    }

    // 7.11.2: TOR pushes A into the corner; the inside lane is chosen, where B joins the line.
    void lineIntoACorner()
    {
        const Scene scene(corner(), {"2.1", "3.1", "4.0"});
        QCOMPARE(scene.check(Type::Line, 2, {"3.1", "4.0"}), list({"0@4.0 1@5.0 2@6.0"}));
        // The outside lane instead: B is not met, and the line stays together.
        QCOMPARE(scene.check(Type::Line, 2, {"3.1", "4.1"}), list({"0@4.1 1@5.1"}));
    }

    // 7.11.3: out of the corner with A in front, or into the empty lane beside it; B follows either way.
    void lineOutOfACorner()
    {
        const Scene scene(corner(), {"7.0", "8.1", "6.0"});
        QCOMPARE(scene.ways(Type::Line, 1), list({"0@7.1", "0@8.1 1@9.1 2@7.0", "0@8.0 2@7.0"}));
    }
};

ONE_OF_MANY(TestMovementExamples)
#include "test_movement_examples.moc"
