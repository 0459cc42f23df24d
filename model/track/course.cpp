#include "course.h"

#include "board/shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::track {

using namespace board;

namespace {

constexpr double usualLength = 1.5 * laneWidth;
// So much of a counter's length fits on the innermost lane of a bend.
constexpr double leastInBend = 1.05 * laneWidth;

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

// By how much of the turn a lane further out is longer than the course, per lane.
double lengthPerLane(const Stretch& stretch, bool insideIsRight)
{
    return radians(stretch.turn) * laneWidth * (insideIsRight ? 1 : -1);
}

} // namespace

QPointF chord(double heading, double turn)
{
    const double half = radians(turn) / 2;
    const double part = std::abs(half) < 1e-6 ? 1 : std::sin(half) / half;
    return part * direction(heading + turn / 2);
}

QPointF outward(double heading, bool insideIsRight)
{
    return direction(heading + (insideIsRight ? -90 : 90));
}

Length usualLengthOf(const Stretch& stretch, const SectorEdges& edges, double asked, bool insideIsRight)
{
    const double perLane = lengthPerLane(stretch, insideIsRight);
    const Edges across = edges.at(0.5);
    const double inner = perLane > 0 ? across.front() : across.back();
    const double innerLane = perLane > 0 ? inner + 0.5 : inner - 0.5;
    const double shortest = std::max(leastInBend - perLane * innerLane, 0.3 * laneWidth - perLane * inner);
    const double middle = (asked > 0 ? asked * laneWidth : usualLength) - perLane * edges.middle();
    Length length;
    length.wished = std::max(middle, shortest);
    const bool straight = stretch.turn == 0;
    length.least = std::max(shortest, (straight ? 0.6 : 0.85) * length.wished);
    length.most = (straight ? 2.0 : 1.8) * length.wished;
    length.stiffness = straight ? 1 : 4;
    return length;
}

QPointF Course::pointAt(int sector, double part) const
{
    const Stretch& stretch = stretches[sector];
    return stretch.start + part * stretch.length * chord(stretch.heading, part * stretch.turn);
}

double Course::headingAt(int sector, double part) const
{
    return stretches[sector].heading + part * stretches[sector].turn;
}

QPointF Course::outwardAt(int sector, double part) const
{
    return outward(headingAt(sector, part), insideIsRight);
}

double Course::lengthAt(int sector, double offset) const
{
    return stretches[sector].length + offset * lengthPerLane(stretches[sector], insideIsRight);
}

namespace {

// A ring with few sectors is a circle.
constexpr int fewSectors = 12;

std::vector<double> ringTurns(int sectors)
{
    if (sectors < fewSectors)
        return std::vector<double>(static_cast<std::size_t>(sectors), 360.0 / sectors);
    const int straight = sectors / 4;
    const int bend = (sectors - 2 * straight) / 2;
    const int otherBend = sectors - 2 * straight - bend;
    std::vector<double> turns;
    const auto add = [&](int count, double turn) {
        turns.insert(turns.end(), static_cast<std::size_t>(count), count > 0 ? turn / count : 0);
    };
    add(straight / 2, 0);
    add(bend, 180);
    add(straight, 0);
    add(otherBend, 180);
    add(straight - straight / 2, 0);
    return turns;
}

} // namespace

Course ringCourse(const Track& track, const std::vector<SectorEdges>& edges)
{
    Course course;
    double heading = track.heading;
    for (double turn : ringTurns(track.sectorCount())) {
        course.stretches.push_back({{}, heading, turn, 0});
        heading += turn;
    }
    double straight = 0;
    double radius = 0; // one for both bends, so that the straights run side by side
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const Stretch& stretch = course.stretches[i];
        const double wished = usualLengthOf(stretch, edges[i], 0, true).wished;
        if (stretch.turn == 0)
            straight = std::max(straight, wished);
        else
            radius = std::max(radius, wished / radians(stretch.turn));
    }
    QPointF at;
    for (Stretch& stretch : course.stretches) {
        stretch.start = at;
        stretch.length = stretch.turn == 0 ? straight : radius * radians(stretch.turn);
        at += stretch.length * chord(stretch.heading, stretch.turn);
    }
    return course;
}

} // namespace roadmarshal::track
