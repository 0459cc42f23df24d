// A race card as it is named at the table: "solo+3", and with a star "solo+3*" (6.0).
#pragma once

#include "games/apocalypse_road/movement/card.h"

namespace roadmarshal::apocalypse_road {

inline const QString starMark = QStringLiteral("*");

struct RaceCard
{
    movement::Card movement;
    bool star = false; // 6.0: a movement event follows
    bool operator==(const RaceCard&) const = default;
};

QString toText(const RaceCard& card);
std::optional<RaceCard> parseRaceCard(QStringView text);
// The same as people in a hurry type it: "s3" for solo+3, "dle4*" for diagonal-lead+4 with a star.
std::optional<RaceCard> parseTypedCard(QStringView text);

} // namespace roadmarshal::apocalypse_road
