// What a move asks of the armour of those who are in it.
#pragma once

#include "games/rush_n_crush/crash/survival.h"
#include "start.h"
#include "toll.h"

namespace roadmarshal::rush_n_crush {

// Of who drives, with so many tests of a ram in the end.
Ordeal ordealOf(const State& state, const Start& start, const Toll& toll, int tests);
// Of who is rammed.
Ordeal ordealOfRammed(const State& state, int tests);

} // namespace roadmarshal::rush_n_crush
