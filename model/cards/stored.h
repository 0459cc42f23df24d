// Decks and their sheets, to and from JSON.
#pragma once

#include "place.h"

#include "json/reader.h"

#include <functional>

namespace roadmarshal::cards {

inline constexpr int mostCards = 500; // of a deck

// {"by": "app", "size": 52, "cards": [{"card": "drift", "count": 3}]}; cards may name their "back". What is
// no card of this deck is refused, and what does not add up.
DeckSheet readSheet(const json::Reader& reader, const std::function<bool(const QString&)>& isCard);
// Cards in such a list; one more than there may be stands for all that is too much.
int countCards(const QJsonArray& cards);
inline const QStringList byWords{QStringLiteral("table"), QStringLiteral("app")};

// {"pile": 40, "discard": {"drift": 2, "?": 1}, "under": [{"finish": 1, "?": 3}]}, empty places left out.
// Places are those of the list.
QJsonObject store(const DeckSheet& sheet, const Deck& deck, const QStringList& places);
void restore(const json::Reader& reader, const DeckSheet& sheet, const QStringList& places, Deck& deck);

} // namespace roadmarshal::cards
