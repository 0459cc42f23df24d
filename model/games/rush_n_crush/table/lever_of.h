// The gear lever of a car as the table knows it.
#pragma once

#include "games/rush_n_crush/dashboard/lever.h"
#include "state.h"

namespace roadmarshal::rush_n_crush {

// With what the car has done of its turn so far.
Lever leverOf(const State& state, int car);
// As this table rules it.
LeverRules leverRules(const Setup& setup);

} // namespace roadmarshal::rush_n_crush
