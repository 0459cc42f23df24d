// Moves of cards as hands make them, not as the pile is kept: "the pile is what is left" is for the app.
#pragma once

#include "move.h"

namespace roadmarshal::cards {

// A named card into the pile and an unseen one out of it are one card going straight from place to place, and
// so the other way round. Only where there is no doubt: the unseen ones have one place to go to.
std::vector<Move> asHandsMove(std::vector<Move> moves);

} // namespace roadmarshal::cards
