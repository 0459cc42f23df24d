// Anything on the table set by hand.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/correction.h"

namespace roadmarshal::highway_heist {

// `set S P V` as the contract lists them; Boost tokens are a property.
std::expected<void, table::Objection> correct(State& state, const table::Correction& correction);

} // namespace roadmarshal::highway_heist
