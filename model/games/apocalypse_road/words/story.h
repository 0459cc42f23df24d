// An action as people tell it afterwards: "27 hits 17: 1 damage", "21 destroys 17, +1 for Cinder Kings".
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/action.h"
#include "table/told.h"

namespace roadmarshal::apocalypse_road {

// One change or one action alone.
QString tell(const Setup& setup, const table::Effect& effect);
QString tell(const Setup& setup, const table::Action& action);
table::Telling tell(const State& before, const table::Action& action, const table::Effects& effects);

} // namespace roadmarshal::apocalypse_road
