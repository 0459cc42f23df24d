// The race cards there are, and how many of each (card table of the rulebook, AR-47).
#pragma once

#include "games/apocalypse_road/movement/card.h"

#include <vector>

namespace roadmarshal::apocalypse_road {

struct RaceCardKind
{
    movement::Card card;
    int count = 0;
};

const std::vector<RaceCardKind>& raceDeck();
bool inRaceDeck(const movement::Card& card);

} // namespace roadmarshal::apocalypse_road
