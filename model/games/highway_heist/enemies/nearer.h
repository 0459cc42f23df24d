// One step of an Enemy SUV toward a space (6.5).
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// The free spaces of the first tier that has one (HR-7): the team picks. None if it stays.
std::vector<Place> nearerPlaces(const State& state, const Place& from, const Place& toward);

} // namespace roadmarshal::highway_heist
