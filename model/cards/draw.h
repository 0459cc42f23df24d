// Cards that are drawn by the app, noted when the table draws, or leave a hand.
#pragma once

#include "move.h"
#include "odds.h"

#include <functional>

namespace roadmarshal::cards {

// A number from 0 up to, not including, the bound.
using Below = std::function<int(int)>;

// An empty pile is made of the discards before the next card is drawn.
bool needsReshuffle(const DeckSheet& sheet, const Deck& deck, const QString& discards = discard);

// The kind of the card that number `draw` of `drawable(…)` stands for: each copy that nobody has named counts
// once.
int drawable(const DeckSheet& sheet, const Deck& deck);
int kindDrawn(const DeckSheet& sheet, const Deck& deck, int draw);

// The app draws the card on top. None if the pile is empty, or holds only faces that nobody has written down.
std::optional<Move> drawn(const DeckSheet& sheet, const Deck& deck, const QString& to, const Below& below);
// The table has drawn; a card that can't be it counts as one that nobody has named.
std::optional<Move> noted(const DeckSheet& sheet, const Deck& deck, const QString& card, const QString& to);
// So many unseen cards, as many as the pile's next layer has at most; none if there is none.
std::optional<Move> drawnUnseen(const DeckSheet& sheet, const Deck& deck, const QString& to, int count);
// A card that is said to have left a place: known there, or one of the unnamed ones there. None if neither.
std::optional<Move> leaving(const DeckSheet& sheet, const Deck& deck, const QString& card,
                            const QString& from, const QString& to);
// Whether a place can hold the card, as far as is known.
bool mayHold(const DeckSheet& sheet, const Deck& deck, const QString& place, const QString& card);

} // namespace roadmarshal::cards
