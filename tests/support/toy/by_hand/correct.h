// Anything on the table set by hand.
#pragma once

#include "support/toy/table/state.h"

namespace roadmarshal::test::toy {

// Numbers are properties; the rest is set here.
std::expected<void, table::Objection> correct(State& state, const table::Correction& correction);

} // namespace roadmarshal::test::toy
