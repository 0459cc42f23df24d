// Apocalypse Road in the vocabulary that all views share.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/show.h"

namespace roadmarshal::apocalypse_road {

table::TableShow show(const State& state);

} // namespace roadmarshal::apocalypse_road
