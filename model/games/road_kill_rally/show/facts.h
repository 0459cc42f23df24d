// What statistics count of a rally, and which part of it an action belongs to.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/game.h"

namespace roadmarshal::road_kill_rally {

table::Counting counting();
table::Fact fact(const State& before, const table::Action& action, const table::Effect& effect);
table::Passage passage(const State& before, const table::Action& action);
table::Ways ways(const table::Effects& effects);

} // namespace roadmarshal::road_kill_rally
