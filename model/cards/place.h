// Names of the places where a card can be. What stands before a dash is the sort of place, what stands behind
// it says which: "hand-red", "square-12".
#pragma once

#include "deck.h"

namespace roadmarshal::cards {

inline const QString pile = QStringLiteral("pile");
inline const QString discard = QStringLiteral("discard");
inline const QString open = QStringLiteral("open"); // beside the board, in force
inline const QString box = QStringLiteral("box");   // out of this game

QString handOf(const QString& holder);
// A layer of the pile below the shuffled rest, counted from 1, the topmost.
QString under(int layer);
// "hand" of "hand-red"; "pile" of itself.
QString sortOf(const QString& place);

inline constexpr int mostLayers = 100;
// The number of a layer from 0 on; -1 if the place is none.
int layerOf(const QString& place);

bool hasPlace(const Deck& deck, const QString& place);
// Nothing for the pile, which is what is left, and for places that there are not.
const Holding* holdingAt(const Deck& deck, const QString& place);

} // namespace roadmarshal::cards
