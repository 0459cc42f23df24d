// How far a car has come.
#pragma once

#include "state.h"

namespace roadmarshal::rush_n_crush {

// A37: on a closed course ranks count from the finish line, and each crossing of it is a round. A car that
// waits for its place on the grid is behind all others.
int progress(const State& state, const Car& car);

} // namespace roadmarshal::rush_n_crush
