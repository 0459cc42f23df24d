// What hands do on the table, step by step: "Cinder Kings: take Solo +3 back into the hand".
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/action.h"

namespace roadmarshal::apocalypse_road {

QStringList steps(const State& table, const table::Effects& effects);

} // namespace roadmarshal::apocalypse_road
