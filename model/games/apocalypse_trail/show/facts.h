// What statistics count of a journey, and how its story is divided.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/action.h"
#include "table/counting.h"
#include "table/passage.h"
#include "table/ways.h"

namespace roadmarshal::apocalypse_trail {

table::Counting counting();
table::Fact fact(const State& before, const table::Action& action, const table::Effect& effect);
table::Passage passage(const State& before, const table::Action& action);
table::Ways ways(const table::Effects& effects);

} // namespace roadmarshal::apocalypse_trail
