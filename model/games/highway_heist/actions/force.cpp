// HH-71 to 75: whom the own vehicle can force, and where to.
#include "carry.h"
#include "reach.h"
#include "settled.h"
#include "ways.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

std::optional<Why> whyNotTo(const State& state, const Reach& reach, const Vehicle& target, const Place& to)
{
    if (to == target.at)
        return Why{u"HR-5"_s};
    const auto steps = reach.stepsTo(to);
    const bool can = steps && *steps <= state.guide().numbers.forceSpaces;
    return can ? std::nullopt : std::optional(Why{u"HH-72"_s});
}

void addForcesOf(const State& state, int player, const Vehicle& target, Ways& ways)
{
    const Reach reach(state, target.at);
    for (const Place& to : allPlaces(state)) {
        if (distance(target.at, to) > state.guide().numbers.forceSpaces)
            continue;
        const Named named{target.id, toText(to), {}};
        if (const auto why = whyNotTo(state, reach, target, to)) {
            ways.no.push_back({named, *why});
            continue;
        }
        for (const bool follows : {false, true}) {
            State after = state;
            forceTo(after, player, target.id, to, follows);
            for (const State& table : settled(std::move(after), player))
                ways.results.push_back({named, follows, reach.stepsTo(to), {}, {}, table});
        }
    }
}

} // namespace

void addForces(const State& state, int player, Ways& ways)
{
    for (const Vehicle& target : state.vehicles) {
        if (const auto why = whyNotForce(state, player, target))
            ways.no.push_back({{target.id, {}, {}}, *why});
        else
            addForcesOf(state, player, target, ways);
    }
}

std::optional<Why> whyNotForce(const State& state, int player, const Vehicle& target)
{
    if (target.isWreck)
        return Why{u"HH-74"_s};
    const bool can = (target.isEnemySuv() || target.isPlayerVehicle()) &&
                     areAdjacent(state, *state.vehicleOf(player), target);
    return can ? std::nullopt : std::optional(Why{u"HH-71"_s});
}

std::optional<Why> whyNotForceTo(const State& state, const Vehicle& target, const Place& to)
{
    return whyNotTo(state, Reach(state, target.at), target, to);
}

bool isStuck(const State& state, const Vehicle& target)
{
    const auto isOpen = [&](const Place& place) { return isFree(state, place); };
    return std::ranges::none_of(neighbours(state, target.at), isOpen);
}

} // namespace roadmarshal::highway_heist
