// Steps 7 to 9: recovery, setting effects, the Catastrophe, claims, and whose turn is next.
#pragma once

#include "deed.h"

namespace roadmarshal::apocalypse_trail {

Objections againstEnding(const State& state);
void endTurn(Deed& deed);
// The end of the turn goes on, up to where somebody has to be asked.
void goOnEnding(Deed& deed);

// ATR-21: has somebody left, and no shelter yet.
bool canPlay(const State& state, const QString& pawn);

} // namespace roadmarshal::apocalypse_trail
