// Pawns, markers and resources, and the cards of the box.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/printables.h"

namespace roadmarshal::apocalypse_trail {

table::Printables printables(const State& state);

} // namespace roadmarshal::apocalypse_trail
