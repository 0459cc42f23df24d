// The physical changes between two tables: tiles are laid first, then things move, then tiles are lifted.
#pragma once

#include "effects.h"

namespace roadmarshal::road_kill_rally {

std::vector<Effect> difference(const State& from, const State& to);

} // namespace roadmarshal::road_kill_rally
