// What `preview --drive` prints.
#pragma once

#include "games/rush_n_crush/driving/start.h"

namespace roadmarshal::rush_n_crush {

// Stage B where the driving test is due, else stage C. Only the number of outcomes if that is wanted.
QByteArray driveReport(const State& state, const Start& start, bool countOnly);

} // namespace roadmarshal::rush_n_crush
