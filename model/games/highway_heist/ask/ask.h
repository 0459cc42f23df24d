// The conversation about a table of Highway Heist.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::highway_heist {

table::Asked ask(const State& state, const table::Answers& answers);

} // namespace roadmarshal::highway_heist
