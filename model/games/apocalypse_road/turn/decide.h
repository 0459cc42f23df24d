// Any action of the game, decided.
#pragma once

#include "segments.h"

namespace roadmarshal::apocalypse_road {

Decided decide(const State& state, const Action& action, table::Random& random);

} // namespace roadmarshal::apocalypse_road
