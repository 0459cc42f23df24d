// Cards set by hand: so many in a place, so many of one kind, a card from one place to another.
#pragma once

#include "move.h"

#include <functional>

namespace roadmarshal::cards {

// Why a deck can't be like that.
struct Refusal
{
    enum class Why {
        NoSuchValue,
        NoSuchCard,
        TooMany,  // more copies than there are, or than can be had
        NotThere, // the place that it should come from does not have it
    };
    Why why;
    QString card = {};
    int copies = 0; // TooMany: that exist
    int most = 0;   // TooMany: that could be there
};
using Corrected = std::expected<void, Refusal>;

// The kind that a typed name means; -1 for none.
using KindCalled = std::function<int(const QString&)>;

// So many cards in a place; unseen ones come from the pile, and go back to it.
Corrected setSize(const DeckSheet& sheet, Deck& deck, const QString& place, int size);
// The pile is counted on the table: what it has too few of went unseen to the discards.
Corrected setPile(const DeckSheet& sheet, Deck& deck, int size, const QString& discards = discard);
// So many copies of a card in a place. They come from the unseen cards there, then from the pile, and go back
// to the pile, which is the rest.
Corrected setCopies(const DeckSheet& sheet, Deck& deck, const QString& place, int kind,
                    std::optional<int> wanted);
// A card from wherever it is known to be, or from a place that is told, to another.
Corrected moveCard(const DeckSheet& sheet, Deck& deck, int kind, const QString& from, const QString& to);

// "discard 12", "hand-red solo+3", "row-1 S1a=0" about a place; "S1a box", "S1a row-1>box" about a card.
// Nothing if it is no such correction.
std::optional<Corrected> correct(const DeckSheet& sheet, Deck& deck, const QString& property,
                                 const QString& value, const KindCalled& kindCalled);

// "solo+3=2": so many of that card; without a number there is one at least.
struct Named
{
    QString card;
    std::optional<int> count;
};
Named parseNamed(const QString& value);

} // namespace roadmarshal::cards
