// What a car in the middle of its drive has left, when its lever or its place is no longer what it was.
#pragma once

#include "state.h"

namespace roadmarshal::rush_n_crush {

void fitDrive(State& state);

} // namespace roadmarshal::rush_n_crush
