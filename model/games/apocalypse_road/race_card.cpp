#include "race_card.h"

namespace roadmarshal::apocalypse_road {

QString toText(const RaceCard& card)
{
    return toText(card.movement) + (card.star ? starMark : QString());
}

std::optional<RaceCard> parseRaceCard(QStringView text)
{
    const bool star = text.endsWith(starMark);
    const auto movement = movement::parseCard(star ? text.chopped(starMark.size()) : text);
    return movement ? std::optional(RaceCard{*movement, star}) : std::nullopt;
}

} // namespace roadmarshal::apocalypse_road
