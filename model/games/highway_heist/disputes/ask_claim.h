// What somebody claims in Highway Heist, asked for word by word.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/verdict.h"

namespace roadmarshal::highway_heist {

table::AskedClaim askClaim(const State& state, const table::Answers& answers);

} // namespace roadmarshal::highway_heist
