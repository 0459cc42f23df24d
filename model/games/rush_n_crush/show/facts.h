// What statistics count, and which part of the race an action belongs to.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/action.h"
#include "table/counting.h"
#include "table/passage.h"
#include "table/ways.h"

namespace roadmarshal::rush_n_crush {

table::Counting counting();
table::Fact fact(const State& before, const table::Action& action, const table::Effect& effect);
table::Passage passage(const State& before, const table::Action& action);
table::Ways ways(const table::Effects& effects);

} // namespace roadmarshal::rush_n_crush
