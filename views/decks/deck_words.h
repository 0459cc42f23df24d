// Places and layers of a deck in words, for the dock, for screen readers and for paper.
#pragma once

#include "style/wording.h"
#include "table/deck_show.h"

namespace roadmarshal::views {

// "Bounty (2 of 3)", "face down", "empty".
QString inWords(const table::DeckShow::Card& card, const Wording& say);
// What a place is called: by the game, or for want of that by its sort.
QString nameOf(const table::DeckShow::Place& place, const Wording& say);
// "Solo +3, Line +2, 4 unknown"; "none".
QString cardsInWords(const table::DeckShow::Place& place, const Wording& say);
// "Finish: 2 to 4 from the bottom".
QString inWords(const table::DeckShow::Layer& layer, const Wording& say);

} // namespace roadmarshal::views
