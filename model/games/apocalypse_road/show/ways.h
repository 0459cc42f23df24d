// Which spaces the cars came through that an action has moved.
#pragma once

#include "table/action.h"
#include "table/ways.h"

namespace roadmarshal::apocalypse_road {

table::Ways ways(const table::Action& action, const table::Effects& effects);

} // namespace roadmarshal::apocalypse_road
