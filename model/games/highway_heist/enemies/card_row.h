// The Enemy cards: which may come up.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// Named ones that may be the next; none if there is no card to draw at all (HH-107).
QStringList drawableCards(const State& state);
// How many lie in the pile.
int cardPile(const State& state);
// After the cards have moved on, as they do before each draw.
State withShiftedCards(State state);

} // namespace roadmarshal::highway_heist
