// Dice that each fail on 1 and 2: for heat (RNC-22) and for armour (RNC-36).
#pragma once

#include "dice/distribution.h"

namespace roadmarshal::rush_n_crush {

inline constexpr int leastThatPasses = 3;
inline constexpr int leastOnWreck = 5; // RNC-49

const dice::Distribution& oneDie();
// How many of so many dice fail.
dice::Distribution misses(int count, int leastThatPasses = rush_n_crush::leastThatPasses);

} // namespace roadmarshal::rush_n_crush
