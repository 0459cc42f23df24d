// Which activation, or which other part of a turn, an action belongs to.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/action.h"
#include "table/passage.h"

namespace roadmarshal::apocalypse_road {

table::Passage passage(const State& before, const table::Action& action);

} // namespace roadmarshal::apocalypse_road
