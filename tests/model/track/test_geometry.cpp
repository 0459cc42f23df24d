#include "games/apocalypse_road/table/track_library.h"
#include "support/apocalypse_road/random_track.h"
#include "support/one_of_many.h"
#include "track/geometry.h"
#include "track/load.h"

#include <QTest>

#include <cmath>

using namespace roadmarshal::track;
using roadmarshal::board::contains;
using roadmarshal::board::direction;
using roadmarshal::board::length;

namespace {

Section section(int sectors, int lanes, double turn = 0)
{
    Section section;
    section.sectors = sectors;
    section.lanes = lanes;
    section.turn = turn;
    for (int lane = 0; lane < lanes; ++lane)
        section.next.push_back({lane});
    return section;
}

Track oval(int straight, int otherStraight, double bend = 180)
{
    Track track;
    track.name = QStringLiteral("Oval");
    track.sections = {section(straight, 3), section(8, 3, bend), section(otherStraight, 3),
                      section(8, 3, bend)};
    return track;
}

bool isFinite(QPointF point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

// How far the end of a sector lies from the start of the next one at most, at both edges and in direction.
double gap(const Road& road)
{
    double widest = 0;
    for (int sector = 0; sector < road.sectorCount(); ++sector) {
        const int after = (sector + 1) % road.sectorCount();
        const Edges ends = road.edgesAt(sector, 1);
        const Edges starts = road.edgesAt(after, 0);
        widest = std::max(
            {widest, length(road.pointAt(sector, 1, ends.front()) - road.pointAt(after, 0, starts.front())),
             length(road.pointAt(sector, 1, ends.back()) - road.pointAt(after, 0, starts.back())),
             length(direction(road.headingAt(sector, 1)) - direction(road.headingAt(after, 0)))});
    }
    return widest;
}

double nearestCentres(const Geometry& geometry, const Graph& graph)
{
    double nearest = 1e9;
    for (int a = 0; a < geometry.cellCount(); ++a) {
        for (int b = 0; b < a; ++b) {
            const auto first = static_cast<Index>(a);
            const auto second = static_cast<Index>(b);
            if (graph.twin(first) != second)
                nearest =
                    std::min(nearest, length(geometry.cell(first).centre - geometry.cell(second).centre));
        }
    }
    return nearest;
}

// The turns are those of the file: no ring stands in for it.
bool isAsDescribed(const Track& track, const Road& road)
{
    int sector = 0;
    for (const Section& part : track.sections) {
        for (int i = 0; i < part.sectors; ++i, ++sector) {
            if (std::abs(road.turnOf(sector) - part.turn / part.sectors) > 1e-9)
                return false;
        }
    }
    return true;
}

} // namespace

class TestGeometry : public QObject
{
    Q_OBJECT
private slots:
    void unequalStraightsStillClose()
    {
        const Track track = oval(6, 8);
        const Geometry geometry(track);
        QVERIFY(isAsDescribed(track, geometry.road()));
        QVERIFY(gap(geometry.road()) < 1e-6);
        // The shorter row of sectors got the longer ones.
        const Graph graph(track);
        QVERIFY(geometry.cell(graph.indexOf({0, 0})).length > geometry.cell(graph.indexOf({15, 0})).length);
    }

    void turnsThatMissALoopAreStretched()
    {
        const Track track = oval(6, 6, 170);
        const Geometry geometry(track);
        QVERIFY(gap(geometry.road()) < 1e-6);
        QCOMPARE(geometry.road().turnOf(6), 180.0 / 8);
    }

    void aTrackThatCannotBeDrawnBecomesARing()
    {
        Track spiral = oval(3, 30, 300);
        const Geometry geometry(spiral);
        QVERIFY(!isAsDescribed(spiral, geometry.road()));
        QVERIFY(gap(geometry.road()) < 1e-6);
        QVERIFY(!runsIntoItself(geometry.road(), spiral));
    }

    void driversTurnTheWayTheFileSays()
    {
        // Heading right, then a bend to the right: downward, and lane 0 is the lower one.
        const Track track = oval(6, 6);
        const Geometry geometry(track);
        const Graph graph(track);
        const Cell& inner = geometry.cell(graph.indexOf({0, 0}));
        const Cell& outer = geometry.cell(graph.indexOf({0, 2}));
        QCOMPARE(inner.heading, 0.0);
        QVERIFY(inner.centre.y() > outer.centre.y());
        QVERIFY(geometry.cell(graph.indexOf({14, 0})).centre.y() > inner.centre.y());

        Track left = oval(6, 6, -180);
        const Geometry mirrored(left);
        QVERIFY(mirrored.cell(graph.indexOf({0, 0})).centre.y() <
                mirrored.cell(graph.indexOf({0, 2})).centre.y());
    }

    void lanesTouchTheLanesTheyLeadTo()
    {
        Track track = oval(6, 6);
        track.sections[0] = section(6, 4);
        track.sections[0].next = {{0}, {0, 1}, {1, 2}, {2}};
        track.sections[3].next = {{0, 1}, {1, 2}, {2, 3}};
        const auto edges = laneEdges(track);
        const Edges wide = edges[5].at(1);
        const Edges narrow = edges[6].at(0);
        const auto touch = [&](int a, int b) {
            return std::min(wide[a + 1], narrow[b + 1]) - std::max(wide[a], narrow[b]) > 0.01;
        };
        for (int a = 0; a < 4; ++a) {
            for (int b = 0; b < 3; ++b)
                QCOMPARE(touch(a, b), std::ranges::contains(track.sections[0].next[a], b));
        }
    }

    void placesBesideTheTrack()
    {
        Track track = oval(6, 6);
        track.chute = Chute{{2, 0}, Side::In};
        const Geometry geometry(track);
        const QPointF in = geometry.poseOf(Beside{3, Side::In}).point;
        const QPointF out = geometry.poseOf(Beside{3, Side::Out}).point;
        QVERIFY(!geometry.cellAt(in) && !geometry.cellAt(out));
        QVERIFY(in.y() > out.y());
        for (const Pose& spot : geometry.chute()->spots) {
            QVERIFY(!geometry.cellAt(spot.point));
            QVERIFY(geometry.bounds().contains(spot.point));
        }
        QVERIFY(isFinite(geometry.poseOf(Space{99, 9}).point));
        QVERIFY(isFinite(geometry.poseOf(Beside{99, Side::In}).point));
    }

    void builtInTracksLookAsDescribed_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& entry :
             roadmarshal::apocalypse_road::TrackLibrary({QStringLiteral(":/games/apocalypse-road/tracks")})
                 .list()
                 .items)
            QTest::newRow(qPrintable(entry.id)) << entry.id;
    }

    void builtInTracksLookAsDescribed()
    {
        QFETCH(QString, id);
        const Track track =
            *roadmarshal::apocalypse_road::TrackLibrary({QStringLiteral(":/games/apocalypse-road/tracks")})
                 .find(id);
        const Geometry geometry(track);
        const Graph graph(track);
        QVERIFY(isAsDescribed(track, geometry.road()));
        QVERIFY(gap(geometry.road()) < 1e-6);
        QVERIFY(!runsIntoItself(geometry.road(), track));
        QVERIFY(nearestCentres(geometry, graph) > 0.7 * laneWidth);
        QCOMPARE(track.grid.size(), 40U);
        QVERIFY(track.sectorCount() >= 30 && track.sectorCount() <= 50);
        for (const Pose& spot : geometry.chute()->spots)
            QVERIFY(!geometry.cellAt(spot.point));
        for (int index = 0; index < graph.size(); ++index) {
            const Cell& cell = geometry.cell(static_cast<Index>(index));
            QVERIFY(cell.length > 0.95 * laneWidth && cell.length < 2.5 * laneWidth);
            const Index twin = graph.twin(static_cast<Index>(index));
            QVERIFY(geometry.cellAt(cell.centre) == index || geometry.cellAt(cell.centre) == twin);
            if (twin == none)
                continue;
            // One square for both directions.
            QVERIFY(length(geometry.cell(twin).centre - cell.centre) < 1e-6);
            QVERIFY(std::abs(std::cos((geometry.cell(twin).heading - cell.heading) * 3.14159265358979 /
                                      180)) < 1e-6);
            QCOMPARE(cell.length, laneWidth);
            QCOMPARE(cell.width, laneWidth);
        }
    }

    void anyTrackHasASoundGeometry()
    {
        QVERIFY(rc::check([] {
            const Track track = randomTrack();
            const Graph graph(track);
            const Geometry geometry(track);
            RC_CLASSIFY(isAsDescribed(track, geometry.road()), "as described");
            RC_ASSERT(gap(geometry.road()) < 1e-3);
            RC_ASSERT(nearestCentres(geometry, graph) > 0.2 * laneWidth);
            for (int i = 0; i < graph.size(); ++i) {
                const Cell& cell = geometry.cell(static_cast<Index>(i));
                RC_ASSERT(cell.length > 0.5 * laneWidth && cell.width > 0.2 * laneWidth);
                RC_ASSERT(contains(cell.corners, cell.centre));
                RC_ASSERT(geometry.bounds().contains(cell.bounds));
                RC_ASSERT(std::ranges::all_of(cell.corners, isFinite));
            }
            RC_ASSERT(isFinite(geometry.poseOf(InChute{}).point));
            RC_ASSERT(isFinite(geometry.title().centre) && geometry.title().size > 0);
        }));
    }
};

ONE_OF_MANY(TestGeometry)
#include "test_geometry.moc"
