// The Stunt cards: which may come up.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// Those that may be the next; none if the deck is empty.
QStringList drawableStunts(const State& state);
// After the cards have moved on, as they do before each draw.
State withShiftedStunts(State state);
// HH-85: used up, as one of level 3 never is.
bool isFaceDown(const State& state, const StuntSpot& spot);

} // namespace roadmarshal::highway_heist
