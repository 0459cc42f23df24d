// Whose turn a position has, how far it has come, and what is owed.
#pragma once

#include "read_crews.h"

namespace roadmarshal::apocalypse_trail {

// The step alone: what else is allowed depends on it.
Step readStep(const json::Reader& position);
// Crews, pawns, scenarios and shelters must be there.
void readTurn(const json::Reader& from, State& state);
void readOutfit(const json::Reader& from, State& state, CardsMet& met);

} // namespace roadmarshal::apocalypse_trail
