#include "settled.h"

#include "games/highway_heist/enemies/machine.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

void collect(const State& state, std::vector<State>& tables)
{
    const auto need = needOf(state);
    const auto* choice = need ? std::get_if<NeedChoice>(&*need) : nullptr;
    if (!choice) {
        if (!std::ranges::contains(tables, state))
            tables.push_back(state);
        return;
    }
    for (const PegWay& way : choice->options) {
        State next = state;
        if (give(next, way))
            collect(next, tables);
    }
}

} // namespace

std::vector<State> settled(State state, int player)
{
    std::vector<State> tables;
    if (!state.result)
        beginSettling(state, player);
    collect(state, tables);
    return tables;
}

std::vector<State> settledWithout(State state, const QString& vehicle, int player)
{
    std::vector<State> tables;
    beginWreck(state, vehicle, player);
    collect(state, tables);
    return tables;
}

} // namespace roadmarshal::highway_heist
