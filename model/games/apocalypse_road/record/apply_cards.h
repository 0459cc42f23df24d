// Cards on their way between pile, hands, discards and the open: applied, and found as a difference.
#pragma once

#include "effects.h"

namespace roadmarshal::apocalypse_road {

std::expected<void, Problem> moveCards(State& state, const CardMoved& effect);
// Moves that lead from the cards of one state to those of the other, exactly.
void compareDeck(const State& from, const State& to, DeckId deck, std::vector<Effect>& effects);

} // namespace roadmarshal::apocalypse_road
