#include "sight.h"

#include "board/shape.h"
#include "games/road_kill_rally/road/outline.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr double slack = 0.001; // of a lane's width

// Along its border or over its corner is clear (RKR-61).
bool runsThrough(const Road& road, int space, int from, int to)
{
    return space != from && space != to &&
           stretchWithin(road.at(space).corners, road.at(from).centre, road.at(to).centre, -slack);
}

bool staysOnTrack(const Road& road, int from, int to)
{
    const QPointF begin = road.at(from).centre;
    const QPointF end = road.at(to).centre;
    const double length = board::length(end - begin);
    std::vector<Stretch> covered;
    for (const Space& space : road.spaces()) {
        if (const auto stretch = stretchWithin(space.corners, begin, end, slack))
            covered.push_back(*stretch);
    }
    std::ranges::sort(covered, {}, &Stretch::from);
    double reached = 0;
    for (const Stretch& stretch : covered) {
        if ((stretch.from - reached) * length > slack)
            return false;
        reached = std::max(reached, stretch.to);
    }
    return (1 - reached) * length <= slack;
}

} // namespace

std::vector<int> inTheWay(const State& state, int from, int to)
{
    std::vector<int> spaces;
    for (const Car& car : state.cars) {
        const int space = car.isOnRoad() ? state.road->indexOf(car.at) : none;
        if (space != none && runsThrough(*state.road, space, from, to))
            spaces.push_back(space);
    }
    return spaces;
}

std::vector<int> alongTheLine(const State& state, int from, int to)
{
    const std::vector<int> blocking = inTheWay(state, from, to);
    std::vector<int> spaces;
    for (int space = 0; space < std::ssize(state.road->spaces()); ++space) {
        if (runsThrough(*state.road, space, from, to) && !std::ranges::contains(blocking, space))
            spaces.push_back(space);
    }
    return spaces;
}

bool seesSpace(const State& state, int from, int to)
{
    return from == to || (inTheWay(state, from, to).empty() && staysOnTrack(*state.road, from, to));
}

} // namespace roadmarshal::road_kill_rally
