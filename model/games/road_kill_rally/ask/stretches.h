// Spaces further ahead than the next one that a car can drive to in one go: nothing is rolled, drawn or asked
// before the last.
#pragma once

#include "games/road_kill_rally/driving/path.h"

namespace roadmarshal::road_kill_rally {

// Of two steps at least, one to each space and one over the line; the straightest with the fewest dice at its
// end.
std::vector<Path> stretches(const State& state, int car);

} // namespace roadmarshal::road_kill_rally
