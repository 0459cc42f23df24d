// HH-71 to 75: whom the own vehicle can force, and where to.
#include "carry.h"
#include "powers.h"
#include "reach.h"
#include "settled.h"
#include "ways.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

int spacesOf(const State& state, int player)
{
    return state.guide().numbers.forceSpaces + extraSpaces(state, player, u"force"_s);
}

std::optional<Why> whyNotTo(const Reach& reach, const Vehicle& target, const Place& to, int spaces)
{
    if (to == target.at)
        return Why{u"HR-5"_s};
    const auto steps = reach.stepsTo(to);
    const bool can = steps && *steps <= spaces;
    return can ? std::nullopt : std::optional(Why{u"HH-72"_s});
}

void addForcesOf(const State& state, int player, const Vehicle& target, Ways& ways)
{
    const Reach reach(state, target.at);
    const int spaces = spacesOf(state, player);
    for (const Place& to : allPlaces(state)) {
        if (distance(target.at, to) > spaces)
            continue;
        const Named named{target.id, toText(to), {}};
        if (const auto why = whyNotTo(reach, target, to, spaces)) {
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

std::optional<Why> whyNotForceTo(const State& state, int player, const Vehicle& target, const Place& to)
{
    return whyNotTo(Reach(state, target.at), target, to, spacesOf(state, player));
}

bool isStuck(const State& state, const Vehicle& target)
{
    const auto isOpen = [&](const Place& place) { return isFree(state, place); };
    return std::ranges::none_of(neighbours(state, target.at), isOpen);
}

} // namespace roadmarshal::highway_heist
