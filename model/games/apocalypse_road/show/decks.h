// The three decks on show: piles, discards, open cards, hands as far as known, odds.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/show.h"

namespace roadmarshal::apocalypse_road {

QList<table::DeckShow> showDecks(const State& state);

} // namespace roadmarshal::apocalypse_road
