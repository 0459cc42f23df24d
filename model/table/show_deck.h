// Decks put on show, whatever the game: counts, places, layers and odds.
#pragma once

#include "cards/deck.h"
#include "deck_show.h"

#include <functional>

namespace roadmarshal::table {

// How a game calls a card of a deck.
using CardNames = std::function<Message(const QString& card)>;

struct DeckOnTable
{
    const cards::DeckSheet& sheet;
    const cards::Deck& deck;
    CardNames names;
};

// Who draws, the pile with its layers, the discards and the faces.
DeckShow showDeck(const QString& id, const Message& name, const DeckOnTable& deck);
// The known cards of a place, and how many are not.
DeckShow::Place showPlace(const DeckOnTable& deck, const QString& place, DeckShow::Place::Sort sort);
// Places that take a card each, as one row: known, face down or empty.
DeckShow::Place showRow(const DeckOnTable& deck, const QString& id, const QStringList& places);
// Chances of the next card, kind by kind, or of several kinds together.
QList<DeckShow::Odds> showOdds(const DeckOnTable& deck);
DeckShow::Odds showOdds(const DeckOnTable& deck, const Message& name, const std::vector<int>& kinds);

} // namespace roadmarshal::table
