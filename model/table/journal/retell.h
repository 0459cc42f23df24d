// An entry as one would type it: the line that made it, or would have.
#pragma once

#include "amendment.h"

namespace roadmarshal::table {

// Found by asking the game on the table before it, so that no game has to know how it is done. Empty if no
// one line says it: a correction of many things at once, for instance.
std::expected<QString, Stopped> retell(const Game& game, const State& before, const Amended& entry,
                                       const std::stop_token& stop = {});

} // namespace roadmarshal::table
