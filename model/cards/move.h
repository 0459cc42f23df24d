// Cards that go from one place to another: the only way a deck changes.
#pragma once

#include "place.h"

#include <expected>

namespace roadmarshal::cards {

struct Move
{
    QString card; // empty: one that nobody has named; a back: one of which only that is seen
    QString from;
    QString to;
    int count = 1;
    bool hidden = false; // it was unnamed where it comes from, and shows its face on the way
    bool operator==(const Move&) const = default;
};

// What can't be, in words, leaves the deck as it was.
std::expected<void, QString> apply(const DeckSheet& sheet, Deck& deck, const Move& move);
// Moves that lead from one deck to the other, in an order in which no card is in two places on the way.
// Places are gone through as listed; the layers of the pile come last.
std::vector<Move> movesBetween(const DeckSheet& sheet, const Deck& from, const Deck& to,
                               const QStringList& places);
// All cards of a place go back into the shuffled rest.
void shuffleBack(const DeckSheet& sheet, Deck& deck, const QString& place);

} // namespace roadmarshal::cards
