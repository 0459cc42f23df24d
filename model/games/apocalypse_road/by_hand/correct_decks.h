// Cards, open bonus cards and the countdown set by hand.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_road {

// "event bounty 3": markers on an open card; "race discard 12", "combat pile 40": cards that nobody saw go
// where they are missed. Nothing if it is no such correction.
std::optional<std::expected<void, table::Objection>> correctDecks(State& state,
                                                                  const table::Correction& correction);
// "red hand 5": cards in a hand; unseen ones come or go.
std::optional<std::expected<void, table::Objection>> correctHand(State& state, int seat,
                                                                 const table::Correction& correction);

} // namespace roadmarshal::apocalypse_road
