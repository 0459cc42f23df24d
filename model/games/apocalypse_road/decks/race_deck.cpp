#include "race_deck.h"

#include "json/reader.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

const std::vector<RaceCardKind>& raceDeck()
{
    static const std::vector<RaceCardKind> deck = [] {
        std::vector<RaceCardKind> kinds;
        const auto file =
            json::readFile(QStringLiteral(":/decks/apocalypse-road.race.json")).value_or(QJsonObject());
        for (const QJsonValue& entry : file[QStringLiteral("cards")].toArray()) {
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
