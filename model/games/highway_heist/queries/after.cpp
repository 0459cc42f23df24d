#include "after.h"

#include "games/highway_heist/table/write_position.h"
#include "patch.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

// A long answer has many tables that are nearly the same.
State withoutSame(State state, const State& other)
{
    std::erase_if(state.vehicles, [&](const Vehicle& vehicle) {
        const Vehicle* same = other.find(vehicle.id);
        return same && *same == vehicle;
    });
    return state;
}

} // namespace

QJsonObject afterOf(const State& before, const State& after)
{
    return mergePatch(canonicalOf(withoutSame(before, after)), canonicalOf(withoutSame(after, before)));
}

} // namespace roadmarshal::highway_heist
