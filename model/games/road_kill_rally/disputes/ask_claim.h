// What is claimed, asked for word by word: "red drives b3,b4", "red fires mg blue".
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/verdict.h"

namespace roadmarshal::road_kill_rally {

table::AskedClaim askClaim(const State& state, const table::Answers& answers);

} // namespace roadmarshal::road_kill_rally
