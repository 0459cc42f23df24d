// What can't lie on any table.
#pragma once

#include "games/highway_heist/table/state.h"
#include "text/message.h"

#include <optional>

namespace roadmarshal::highway_heist {

// Section 1.7: two in one space, pegs without a slot, a Wreck with pegs, more of anything than there is.
std::optional<table::Objection> nonsense(const State& state);

} // namespace roadmarshal::highway_heist
