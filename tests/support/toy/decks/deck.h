// The cards of Nine Yards: an open row of two, hands, a rack on the truck, and the siren below the pile.
#pragma once

#include "cards/place.h"

namespace roadmarshal::test::toy {

inline const QString rack = QStringLiteral("slot-truck");
inline const QStringList rowPlaces{QStringLiteral("row-1"), QStringLiteral("row-2")};

cards::DeckSheet deckSheet(bool byApp, bool withOil);
// All shuffled, but for the siren, which is the last card.
cards::Deck newDeck(const cards::DeckSheet& sheet);
QStringList cardPlaces();
// Known cards of a place, one by one.
QStringList cardsAt(const cards::DeckSheet& sheet, const cards::Deck& deck, const QString& place);

} // namespace roadmarshal::test::toy
