// Cars of the teams on both sides, points, damage and other markers.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/printables.h"

namespace roadmarshal::apocalypse_road {

table::Printables printables(const State& state);

} // namespace roadmarshal::apocalypse_road
