#include "sight.h"

#include "board/shape.h"
#include "games/road_kill_rally/road/outline.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

namespace {

constexpr double slack = 0.001; // of a lane's width

// A third space with a car or a wreck; along its border or over its corner is clear (RKR-61).
bool isBlocked(const State& state, int from, int to)
{
    const Road& road = *state.road;
    return std::ranges::any_of(state.cars, [&](const Car& car) {
        const int space = car.isOnRoad() ? road.indexOf(car.at) : none;
        return space != none && space != from && space != to &&
               stretchWithin(road.at(space).corners, road.at(from).centre, road.at(to).centre, -slack);
    });
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

bool seesSpace(const State& state, int from, int to)
{
    return from == to || (!isBlocked(state, from, to) && staysOnTrack(*state.road, from, to));
}

} // namespace roadmarshal::road_kill_rally
