#include "objective.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

bool isOnPlayerVehicle(const State& state, const QString& token)
{
    const auto at = state.tokens.find(token);
    const Vehicle* vehicle = at == state.tokens.end() ? nullptr : state.find(at->second);
    return vehicle && vehicle->isPlayerVehicle();
}

bool isMet(const State& state, const Objective& objective)
{
    if (!objective.counter.isEmpty()) {
        const auto counter = state.counters.find(objective.counter);
        return counter != state.counters.end() && counter->second <= objective.at;
    }
    return std::ranges::count_if(objective.tokens, [&](const QString& token) {
               return isOnPlayerVehicle(state, token);
           }) >= objective.count;
}

} // namespace

bool isObjectiveMet(const State& state)
{
    return std::ranges::any_of(state.guide().win,
                               [&](const Objective& objective) { return isMet(state, objective); });
}

} // namespace roadmarshal::highway_heist
