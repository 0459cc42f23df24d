// When a game is won (HH-120).
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

bool isObjectiveMet(const State& state);

} // namespace roadmarshal::highway_heist
