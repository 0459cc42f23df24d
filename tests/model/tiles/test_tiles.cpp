// Strips laid end to end: where their corners lie, how they bend, what would lie on what.
#include "support/one_of_many.h"
#include "tiles/overlap.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace roadmarshal;
using namespace roadmarshal::tiles;

namespace {

bool isAt(QPointF a, QPointF b)
{
    return board::length(a - b) < 1e-9;
}

Run run(std::initializer_list<Strip> strips, board::Pose entry = {})
{
    return Run(entry, strips);
}

constexpr double slack = 0.01;

} // namespace

class TestTiles : public QObject
{
    Q_OBJECT
private slots:
    void aStraightIsAGridOfRowsAndLanes()
    {
        const Run straight = run({{.lanes = 4, .rows = 10, .laneWidth = 40, .rowLength = 60}});
        QVERIFY(isAt(straight.pointAt(0, 0), {0, -80}));
        QVERIFY(isAt(straight.pointAt(10, 4), {600, 80}));
        QVERIFY(isAt(straight.exit().point, {600, 0}));
        QCOMPARE(straight.exit().heading, 0);
        const Quad space = straight.corners({.fromRow = 1, .toRow = 2, .left = 3, .right = 4});
        QVERIFY(isAt(space[0], {60, 40}) && isAt(space[2], {120, 80}));
    }

    // The corner j lanes from the left after k rows is (W+r - q cos(k t/R), q sin(k t/R)) with q = W+r-j,
    // seen from the left end of the entry edge, x to the right and y ahead.
    void aBendTurnsRoundAPointBesideIt()
    {
        constexpr int lanes = 3;
        constexpr int rows = 4;
        for (const double turn : {90.0, -90.0, 45.0, -180.0}) {
            const double angle = std::abs(turn) * std::numbers::pi / 180;
            const double inner = std::max(rows / angle - lanes / 2.0, 0.5);
            const Run bend = run({{.lanes = lanes, .rows = rows, .turn = turn}});
            for (int k = 0; k <= rows; ++k) {
                for (int j = 0; j <= lanes; ++j) {
                    const double q = lanes + inner - (turn > 0 ? j : lanes - j);
                    double right = lanes + inner - q * std::cos(k * angle / rows);
                    if (turn < 0)
                        right = lanes - right;
                    const QPointF wanted(q * std::sin(k * angle / rows), right - lanes / 2.0);
                    QVERIFY(isAt(bend.pointAt(k, j), wanted));
                }
            }
        }
    }

    void eachBeginsWhereTheOneBeforeEnds()
    {
        const Strip first{.lanes = 4, .rows = 5, .turn = 40, .laneWidth = 40, .rowLength = 60};
        Strip second = first;
        second.turn = -40;
        const Run both = run({first, second}, {{100, 50}, 30});
        const Run alone = run({first}, {{100, 50}, 30});
        QVERIFY(isAt(both.pointAt(5, 0), alone.pointAt(5, 0)));
        QVERIFY(std::abs(both.headingAt(5) - 70) < 1e-9);
        QVERIFY(std::abs(both.exit().heading - 30) < 1e-9);
        const Run next(alone.exit(), std::array{second});
        QVERIFY(isAt(next.exit().point, both.exit().point));
        QCOMPARE(both.rows(), 10);
    }

    void fourQuarterTurnsComeBackToTheStart()
    {
        for (const double turn : {90.0, -90.0}) {
            const Strip quarter{.lanes = 4, .rows = 10, .turn = turn, .laneWidth = 40, .rowLength = 60};
            const Run ring = run({quarter, quarter, quarter, quarter});
            QVERIFY(board::length(ring.exit().point) < 1e-6);
            QVERIFY(std::abs(ring.exit().heading - 4 * turn) < 1e-9);
        }
    }

    void anEdgeFollowsTheArcAndCrossesStrips()
    {
        const Strip bend{.lanes = 4, .rows = 10, .turn = 180, .laneWidth = 40, .rowLength = 60};
        const Strip straight{.lanes = 4, .rows = 5, .laneWidth = 40, .rowLength = 60};
        const Run both = run({bend, straight});
        const double middle = 600 / std::numbers::pi;
        const std::vector<QPointF> arc = both.edge(0, 0, 10).flattened(16);
        for (const QPointF& point : arc)
            QVERIFY(std::abs(board::length(point - QPointF(0, middle)) - (middle + 80)) < 0.05);
        const board::Shape there = both.edge(4, 8, 13);
        const board::Shape back = both.edge(4, 13, 8);
        QVERIFY(isAt(there.strokes.front().end(), back.strokes.back().end()));
        QVERIFY(isAt(there.strokes.back().end(), both.pointAt(13, 4)));
        // A space of the outline contains its middle.
        const auto outline = both.outline({.fromRow = 9, .toRow = 10.5, .left = 3, .right = 4}).flattened();
        QVERIFY(board::contains(outline, both.pointAt(9.8, 3.5)));
        QVERIFY(!board::contains(outline, both.pointAt(10.8, 3.5)));
    }

    void neighboursTouchAndDoNotOverlap()
    {
        const Strip straight{.lanes = 3, .rows = 4};
        const Run first = run({straight});
        const Run next(first.exit(), std::array{straight});
        QVERIFY(!overlap(first.footprint(), next.footprint(), slack));
        const Run shifted({first.exit().point - QPointF(0.02, 0), 0}, std::array{straight});
        QVERIFY(overlap(first.footprint(), shifted.footprint(), slack));
        const Run touching({first.exit().point - QPointF(0.009, 0), 0}, std::array{straight});
        QVERIFY(!overlap(first.footprint(), touching.footprint(), slack));
        QVERIFY(overlap(first.footprint(0.2), Run({{0, 3.1}, 0}, std::array{straight}).footprint(), slack));
        QVERIFY(!overlap(first.footprint(), Run({{0, 3.1}, 0}, std::array{straight}).footprint(), slack));
    }

    // Whose corners lie outside each other may overlap all the same.
    void aCrossOverlaps()
    {
        const Strip straight{.lanes = 1, .rows = 6};
        QVERIFY(overlap(run({straight}).footprint(), run({straight}, {{3, -3}, 90}).footprint(), slack));
        QVERIFY(!overlap(run({straight}).footprint(), run({straight}, {{7, -3}, 90}).footprint(), slack));
    }
};

ONE_OF_MANY(TestTiles)
#include "test_tiles.moc"
