// Every sentence that Apocalypse Road says to people, by code.
#pragma once

#include "games/apocalypse_road/decks/deck_sheets.h"
#include "table/action.h"

namespace roadmarshal::apocalypse_road {

QString say(const table::Message& message);
QString say(const table::Effect& effect);
QString say(const table::Action& action);

// "Solo +3", "Sideswipe", or the name that the table gave it.
QString cardName(DeckId deck, const QString& card);
// "hand of red", "discards".
QString sayPlace(const QString& place);
// A code to be said as an argument.
QString deckCode(DeckId deck);

} // namespace roadmarshal::apocalypse_road
