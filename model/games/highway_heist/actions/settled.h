// Tables that can come of an action once pegs have gone where the team lets them.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// Limbo and objective are looked at (HR-34, HH-120); each table once.
std::vector<State> settled(State state, int player);
// The same, after a vehicle has been destroyed where it stands.
std::vector<State> settledWithout(State state, const QString& vehicle, int player);

} // namespace roadmarshal::highway_heist
