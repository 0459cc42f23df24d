// Whose things are whose.
#pragma once

#include "games/apocalypse_trail/table/against.h"
#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

// ATR-30: in a Race everybody keeps to their own. Nothing against what is nobody's, nor before the first
// turn.
Objections againstOwner(const State& state, const QString& crew);

} // namespace roadmarshal::apocalypse_trail
