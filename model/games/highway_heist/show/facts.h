// What statistics count of Highway Heist.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/game.h"

namespace roadmarshal::highway_heist {

table::Counting counting();
table::Fact fact(const State& before, const table::Action& action, const table::Effect& effect);
table::Passage passage(const State& before, const table::Action& action);
// What vehicles drove.
table::Ways ways(const table::Effects& effects);

} // namespace roadmarshal::highway_heist
