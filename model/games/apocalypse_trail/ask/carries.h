// Where hands may lay what they took up: tokens into other stores, onto the square, into mouths; cards to
// another crew or onto the square; what is turned up to who chooses.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/carry.h"

namespace roadmarshal::apocalypse_trail {

QList<table::Carry> carries(const State& state, const table::CarrySpot& taken);

} // namespace roadmarshal::apocalypse_trail
