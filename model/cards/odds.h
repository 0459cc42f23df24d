// How likely the next card is one of some kinds, as far as the table knows: one number, or a range.
#pragma once

#include "deck.h"

namespace roadmarshal::cards {

// A range, because players keep what they like of the unnamed cards. Cards that lie as they were shuffled
// leave the odds exact.
struct Odds
{
    double least = 0;
    double most = 0;
};
// Of the card on top: of the shuffled rest, or once that is gone of the first layer below it.
Odds oddsOf(const DeckSheet& sheet, const Deck& deck, const std::vector<int>& kinds);

// What the card on top is one of; empty if the pile is.
Holding nextLayer(const DeckSheet& sheet, const Deck& deck);
// Where it is taken from: "pile", or "under-1" once the rest is gone.
QString nextPlace(const DeckSheet& sheet, const Deck& deck);
bool canComeNext(const DeckSheet& sheet, const Deck& deck, int kind);

// Where a card of the pile lies, counted from the bottom, 1 being the last card.
struct Depth
{
    int least = 0;
    int most = 0;
    bool operator==(const Depth&) const = default;
};
// Of the cards of one layer, from 0 on.
Depth depthOf(const Deck& deck, int layer);

} // namespace roadmarshal::cards
