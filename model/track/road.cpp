#include "road.h"

#include "described_course.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace roadmarshal::track {

using namespace board;

Road::Road(Laid course, std::vector<SectorEdges> edges)
    : m_course(std::move(course)), m_edges(std::move(edges))
{
}

bool Road::insideIsRight() const
{
    const auto* course = std::get_if<Course>(&m_course);
    return course ? course->insideIsRight : std::get<TracedCourse>(m_course).insideIsRight();
}

QPointF Road::pointAt(int sector, double part, double offset) const
{
    if (const auto* traced = std::get_if<TracedCourse>(&m_course))
        return pointOf(*traced, sector, part, offset);
    const Course& course = std::get<Course>(m_course);
    return course.pointAt(sector, part) + offset * laneWidth * course.outwardAt(sector, part);
}

QPointF Road::pointOf(const TracedCourse& course, int sector, double part, double offset) const
{
    const Edges edges = edgesAt(sector, part);
    const Line line = course.lineAt(sector, part);
    const double within = std::clamp(offset, edges.front(), edges.back());
    const double across = (within - edges.front()) / (edges.back() - edges.front());
    const QPointF point = line.inner + across * (line.outer - line.inner);
    return within == offset ? point : point + (offset - within) * laneWidth * outwardAt(sector, part);
}

double Road::headingAt(int sector, double part) const
{
    return std::visit([&](const auto& course) { return course.headingAt(sector, part); }, m_course);
}

QPointF Road::outwardAt(int sector, double part) const
{
    return outward(headingAt(sector, part), insideIsRight());
}

double Road::lengthAt(int sector, double offset) const
{
    if (const auto* course = std::get_if<Course>(&m_course))
        return course->lengthAt(sector, offset);
    constexpr int pieces = 8;
    double whole = 0;
    for (int i = 0; i < pieces; ++i)
        whole +=
            length(pointAt(sector, (i + 1.0) / pieces, offset) - pointAt(sector, 1.0 * i / pieces, offset));
    return whole;
}

double Road::turnOf(int sector) const
{
    if (const auto* course = std::get_if<Course>(&m_course))
        return course->stretches[sector].turn;
    return std::remainder(headingAt(sector, 1) - headingAt(sector, 0), 360);
}

namespace {

// A cubic bends at most so far before it leaves the arc visibly.
constexpr double mostTurnOfCubic = 30;

// How far control points lie from the ends, as a part of the way: exact for arcs, a third for straights.
double reach(double turn)
{
    const double angle = std::abs(turn) * std::numbers::pi / 180;
    return angle < 1e-4 ? 1.0 / 3 : 4.0 / 3 * std::tan(angle / 4) / angle;
}

} // namespace

Shape Road::edge(int sector, int index, double margin) const
{
    return std::visit([&](const auto& course) { return edgeOf(course, sector, index, margin); }, m_course);
}

Shape Road::edgeOf(const TracedCourse& course, int sector, int index, double margin) const
{
    const auto point = [&](double part) {
        return pointOf(course, sector, part, edgesAt(sector, part)[index] + margin);
    };
    const auto slope = [&](double part) {
        constexpr double nudge = 1e-3;
        const double from = std::max(part - nudge, 0.0);
        const double to = std::min(part + nudge, 1.0);
        return (point(to) - point(from)) / (to - from);
    };
    const int steps = 2 * course.pieces(sector);
    Shape shape;
    shape.moveTo(point(0));
    for (int step = 0; step < steps; ++step) {
        const double from = static_cast<double>(step) / steps;
        const double to = static_cast<double>(step + 1) / steps;
        shape.cubicTo(point(from) + slope(from) * (to - from) / 3, point(to) - slope(to) * (to - from) / 3,
                      point(to));
    }
    return shape;
}

Shape Road::edgeOf(const Course& course, int sector, int index, double margin) const
{
    const auto& stations = m_edges[sector].stations;
    const auto spans = static_cast<int>(stations.size()) - 1;
    const double turn = turnOf(sector);
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(turn) / spans / mostTurnOfCubic)));
    const int steps = spans * pieces;

    Shape shape;
    shape.moveTo(pointAt(sector, 0, stations.front()[index] + margin));
    for (int step = 0; step < steps; ++step) {
        const auto& before = stations[step / pieces];
        const auto& after = stations[step / pieces + 1];
        const double rise = after[index] - before[index];
        // Way and sideways drift per part of the sector at one of its points.
        const auto slope = [&](double part) {
            const double t = part * spans - step / pieces;
            const double offset = before[index] + rise * t * t * (3 - 2 * t) + margin;
            return course.lengthAt(sector, offset) * direction(course.headingAt(sector, part)) +
                   rise * 6 * t * (1 - t) * spans * laneWidth * course.outwardAt(sector, part);
        };
        const auto point = [&](double part) {
            const double t = part * spans - step / pieces;
            return pointAt(sector, part, before[index] + rise * t * t * (3 - 2 * t) + margin);
        };
        const double from = static_cast<double>(step) / steps;
        const double to = static_cast<double>(step + 1) / steps;
        const double handle = reach(turn / steps) * (to - from);
        if (turn == 0 && rise == 0)
            shape.lineTo(point(to));
        else
            shape.cubicTo(point(from) + handle * slope(from), point(to) - handle * slope(to), point(to));
    }
    return shape;
}

namespace {

Shape reversed(const Shape& open)
{
    Shape shape;
    shape.moveTo(open.strokes.back().end());
    for (std::size_t i = open.strokes.size() - 1; i > 0; --i) {
        const QPointF to = open.strokes[i - 1].end();
        if (open.strokes[i].kind == Stroke::Kind::Cubic)
            shape.cubicTo(open.strokes[i].points[1], open.strokes[i].points[0], to);
        else
            shape.lineTo(to);
    }
    return shape;
}

} // namespace

Shape Road::area(int sector, int innerEdge, int outerEdge, double margin) const
{
    Shape shape = edge(sector, innerEdge, -margin);
    Shape back = reversed(edge(sector, outerEdge, margin));
    back.strokes.front().kind = Stroke::Kind::Line;
    return shape.append(back).close();
}

bool runsIntoItself(const Road& road, const Track& track)
{
    const int count = road.sectorCount();
    std::set<std::pair<int, int>> meeting;
    for (const auto& [a, b] : track.crossovers) {
        meeting.emplace(a.sector, b.sector);
        meeting.emplace(b.sector, a.sector);
    }
    struct Outline
    {
        std::vector<QPointF> corners;
        std::vector<QPointF> samples;
        QPointF middle;
        double radius = 0;
    };
    std::vector<Outline> outlines;
    for (int sector = 0; sector < count; ++sector) {
        Outline outline{road.whole(sector).flattened(4), {}, {}, 0};
        outline.middle = road.pointAt(sector, 0.5, road.middleOf(sector));
        for (const QPointF& corner : outline.corners)
            outline.radius = std::max(outline.radius, length(corner - outline.middle));
        for (double part : {0.15, 0.5, 0.85}) {
            const Edges edges = road.edgesAt(sector, part);
            for (std::size_t lane = 0; lane + 1 < edges.size(); ++lane) {
                for (double across : {0.15, 0.5, 0.85})
                    outline.samples.push_back(
                        road.pointAt(sector, part, std::lerp(edges[lane], edges[lane + 1], across)));
            }
        }
        outlines.push_back(std::move(outline));
    }
    for (int a = 0; a < count; ++a) {
        for (int b = 0; b < count; ++b) {
            const int apart = std::abs(a - b);
            if (std::min(apart, count - apart) <= 1 || meeting.contains({a, b}))
                continue;
            if (length(outlines[a].middle - outlines[b].middle) > outlines[a].radius + outlines[b].radius)
                continue;
            if (std::ranges::any_of(outlines[a].samples,
                                    [&](QPointF point) { return contains(outlines[b].corners, point); }))
                return true;
        }
    }
    return false;
}

double scaleOf(const Traced& traced, const Track& track)
{
    std::vector<double> widths;
    std::size_t sector = 0;
    for (const Section& section : track.sections) {
        for (int i = 0; i < section.sectors; ++i, ++sector) {
            for (const Line& line : traced.sectors[sector])
                widths.push_back(length(line.outer - line.inner) / section.lanes);
        }
    }
    const auto middle = widths.begin() + std::ssize(widths) / 2;
    std::ranges::nth_element(widths, middle);
    return laneWidth / *middle;
}

Road layRoad(const Track& track)
{
    const std::vector<SectorEdges> edges = laneEdges(track);
    if (track.traced)
        return Road(TracedCourse(track.traced->sectors, scaleOf(*track.traced, track)), edges);
    if (auto course = describedCourse(track, edges)) {
        Road road(std::move(*course), edges);
        if (!runsIntoItself(road, track))
            return road;
    }
    return Road(ringCourse(track, edges), edges);
}

} // namespace roadmarshal::track
