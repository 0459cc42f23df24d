// Cards and road tiles set by hand: piles, discards, hands.
#pragma once

#include "games/road_kill_rally/table/card_deck.h"
#include "table/game.h"

namespace roadmarshal::road_kill_rally {

// "5": so many in all; "bump=2": so many of one kind, first of all among those that nobody has named.
std::expected<void, table::Objection> correctHand(const Setup& setup, Car& car, Deck deck,
                                                  const table::Correction& correction);
// "rally pile 59", "accessories discard 3", "rally hand-red 6", "tiles pile 12". Nothing if it is about no
// deck.
std::optional<std::expected<void, table::Objection>> correctDecks(State& state,
                                                                  const table::Correction& correction);

} // namespace roadmarshal::road_kill_rally
