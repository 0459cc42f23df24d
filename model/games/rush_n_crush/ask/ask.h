// The next question of a race.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::rush_n_crush {

table::Asked ask(const State& state, const table::Answers& answers);

} // namespace roadmarshal::rush_n_crush
