// What is on board and what is too much; the points of a Race: for the command line.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

QByteArray carryingReport(const State& state);
// Of a Race.
QByteArray standingsReport(const State& state);

} // namespace roadmarshal::apocalypse_trail
