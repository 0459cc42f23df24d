// Setting any component by hand.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_road {

// Subject, property, value: "36 damage 4", "21 at 14.1", "21 suppressed on", "red pool 9", "marker first
// blue".
std::expected<void, table::Objection> correct(State& state, const table::Correction& correction);

} // namespace roadmarshal::apocalypse_road
