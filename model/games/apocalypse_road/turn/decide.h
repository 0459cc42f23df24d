// Any action of the game, decided.
#pragma once

#include "segments.h"

namespace roadmarshal::apocalypse_road {

Decided decide(const State& state, const Action& action, table::Random& random, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
