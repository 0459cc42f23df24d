// Anything on the table set by hand, and what can't lie on any table.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/correction.h"

namespace roadmarshal::rush_n_crush {

// Plain numbers are properties; the rest is set here.
std::expected<void, table::Objection> correct(State& state, const table::Correction& correction);
// Two racing cars on one space, a racing car at black, more nails than there are, a line crossed too often.
std::optional<table::Objection> nonsense(const State& state);

} // namespace roadmarshal::rush_n_crush
