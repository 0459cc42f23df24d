// The question at the end of a turn: who throws cards away, and who is first next (4.5).
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::apocalypse_road {

// "Begin the next turn", with what speaks against it.
table::Option nextTurnOption(const State& state);
table::Asked askTurnEnd(const State& state, const table::Answers& answers);

} // namespace roadmarshal::apocalypse_road
