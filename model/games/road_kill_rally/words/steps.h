// What hands do when the table is to become as it was, or as it should be.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/action.h"

namespace roadmarshal::road_kill_rally {

// Cards that the app deals lie on no table: nobody lays them back.
QStringList steps(const State& table, const table::Effects& effects);

} // namespace roadmarshal::road_kill_rally
