#include "ordeal.h"

#include "games/rush_n_crush/crash/shock.h"

namespace roadmarshal::rush_n_crush {

Ordeal ordealOf(const State& state, const Start& start, const Toll& toll, int tests)
{
    Ordeal ordeal = ordealOfRammed(state, tests);
    ordeal.speed = start.speed;
    ordeal.wrecks = toll.wrecks;
    ordeal.headOns = rockHurts(*state.setup, start.speed) ? toll.headOns : 0;
    ordeal.wreckLast = toll.wreckLast;
    return ordeal;
}

Ordeal ordealOfRammed(const State& state, int tests)
{
    return {.tests = tests, .shocksKill = state.setup->rulings.has(Turned::AnyShock)};
}

} // namespace roadmarshal::rush_n_crush
