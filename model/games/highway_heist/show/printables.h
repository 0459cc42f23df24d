// Vehicles with their wrecks on the back, pegs, tokens of the scenario.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/printables.h"

namespace roadmarshal::highway_heist {

table::Printables printables(const State& state);

} // namespace roadmarshal::highway_heist
