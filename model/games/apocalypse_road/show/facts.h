// What the statistics of a race count of each change.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/action.h"
#include "table/fact.h"

namespace roadmarshal::apocalypse_road {

// `before` is the table just before the change, not before the whole action.
table::Fact fact(const State& before, const table::Action& action, const table::Effect& effect);

} // namespace roadmarshal::apocalypse_road
