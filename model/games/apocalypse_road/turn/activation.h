// A race card played for a car, and the movement that follows (4.4, 7.0).
#pragma once

#include "segments.h"

namespace roadmarshal::apocalypse_road {

Decided decideActivation(const State& state, const Activate& action, table::Random& random,
                         const std::stop_token& stop = {});
// Cards of the same kind with which the car could end on a space, for a helpful "no".
QStringList cardsThatReach(const State& state, int car, const movement::Card& like, const QString& end,
                           const std::stop_token& stop = {});

} // namespace roadmarshal::apocalypse_road
