// The vehicles of a position.
#pragma once

#include "state.h"

namespace roadmarshal::highway_heist {

void readVehicles(const json::Reader& reader, State& state);
// A supply that was counted has to be the one that is left.
void checkSupply(const json::Reader& reader, const State& state);

} // namespace roadmarshal::highway_heist
