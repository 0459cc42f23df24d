// What an action is rolled with, and what it takes.
#pragma once

#include "rating.h"

#include <optional>

namespace roadmarshal::highway_heist {

struct RollNeed
{
    Skill skill = Skill::Speed;
    int character = 0;
    int vehicle = 0;
    int extra = 0; // of Special Powers
    int dice = 0;  // five at most (HH-49)
    int need = 0;
};
// Nothing where nothing is rolled, or no such Stunt lies there.
std::optional<RollNeed> rollOf(const State& state, int player, const QString& action,
                               const QString& stunt = {});

} // namespace roadmarshal::highway_heist
