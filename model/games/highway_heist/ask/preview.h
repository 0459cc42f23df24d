// What an answer would change on the board, for drawing.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/preview.h"

namespace roadmarshal::highway_heist {

// Everything that stands elsewhere afterwards, with what threatens the player's vehicle there.
table::Preview previewOf(const State& before, const State& after, int player);
// The spaces of a vehicle, front first.
QStringList placesOf(const State& state, const Vehicle& vehicle);

} // namespace roadmarshal::highway_heist
