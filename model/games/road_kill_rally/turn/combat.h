// The one combat action of a car: a weapon, a card, a pit stop, a hazard (RKR-55 to 78).
#pragma once

#include "deed.h"

namespace roadmarshal::road_kill_rally {

// False if there is no such weapon or target.
bool attack(Deed& deed, int car, const QString& weapon, const QString& target);
bool pitStop(Deed& deed, int car, const QString& card);
bool dropHazard(Deed& deed, int car, const QString& card, const QString& place);

// "@blue", "@b5", "@b5-red" on this table.
struct AimedAt
{
    int car = -1;
    SpaceId at = {};
    std::optional<Colour> colour = {}; // of the pedestrian
};
std::optional<AimedAt> parseTarget(const State& state, const QString& word);

} // namespace roadmarshal::road_kill_rally
