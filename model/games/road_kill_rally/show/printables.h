// Every tile of the table, cars with their wrecks on the back, pedestrians, hazards, tokens.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/printables.h"

namespace roadmarshal::road_kill_rally {

table::Printables printables(const State& state);

} // namespace roadmarshal::road_kill_rally
