// Physical changes between two tables.
#pragma once

#include "effects.h"

namespace roadmarshal::highway_heist {

// Without properties, which the kernel compares.
std::vector<Effect> difference(const State& from, const State& to);
// With them.
std::vector<Effect> allBetween(const State& from, const State& to);

} // namespace roadmarshal::highway_heist
