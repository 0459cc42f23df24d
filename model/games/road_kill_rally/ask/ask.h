// The next question of a rally, or the action that the answers make.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::road_kill_rally {

table::Asked ask(const State& state, const table::Answers& answers);

} // namespace roadmarshal::road_kill_rally
