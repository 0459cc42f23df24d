#include "race_deck.h"

#include "deck_sheets.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

const std::vector<RaceCardKind>& raceDeck()
{
    static const std::vector<RaceCardKind> deck = [] {
        std::vector<RaceCardKind> kinds;
        // The rulebook's table, whatever somebody has put over it.
        for (const QJsonValue& entry : printedCards(DeckId::Race)) {
            if (const auto card = movement::parseCard(entry[QStringLiteral("card")].toString()))
                kinds.push_back({*card, entry[QStringLiteral("count")].toInt()});
        }
        return kinds;
    }();
    return deck;
}

bool inRaceDeck(const movement::Card& card)
{
    return std::ranges::contains(raceDeck(), card, &RaceCardKind::card);
}

} // namespace roadmarshal::apocalypse_road
