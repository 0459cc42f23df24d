// How far a convoy may get: the die it rolls, and how far it is pushed.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

// AT-50, AT-51: of the second slowest vehicle; nothing without a vehicle.
std::optional<int> movementDie(const State& state, const QString& pawn);
// AT-57, AT-59, ATR-19: squares of a push.
int pushSpeed(const State& state, const QString& pawn);

} // namespace roadmarshal::apocalypse_trail
