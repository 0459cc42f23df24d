// What lies in slots and heaps of mats, set by hand: mods with their loads, what is left on squares, icons,
// the cards that are turned up.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_trail {

// Nothing if it names no such thing; false if it can't have that value.
std::optional<bool> setOnMat(State& state, const table::Correction& correction);

} // namespace roadmarshal::apocalypse_trail
