// One car displaces another (7.10): where that one can go.
#pragma once

#include "games/apocalypse_road/moving.h"

namespace roadmarshal::apocalypse_road {

// The lane change that displaces the car, with all that it can lead to; nothing if that car is on no lane.
std::unique_ptr<Moving> displacement(const State& state, int car, int other);
// Where the displaced car can come to stand, without repeats.
QStringList placesDisplacedTo(const State& state, int car, int other);

} // namespace roadmarshal::apocalypse_road
