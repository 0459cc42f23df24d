// What is under way, made to fit a table on which something was set by hand.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

void fit(State& state);

} // namespace roadmarshal::apocalypse_trail
