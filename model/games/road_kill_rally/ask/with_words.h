// An action that is told word by word until nothing is missing.
#pragma once

#include "games/road_kill_rally/record/actions.h"
#include "games/road_kill_rally/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::road_kill_rally {

// Words of it are the answers from `used` on.
table::Asked askWords(const State& state, Action action, const table::Answers& answers, qsizetype used);

} // namespace roadmarshal::road_kill_rally
