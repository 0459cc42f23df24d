// What Special Powers do to dice and ranges (HH-53): those of the character, and of the starting vehicle
// while it is driven or stands there. A hijacked SUV has none.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// Of a roll with the skill. An unmanned vehicle defends itself without its character (HH-43).
int extraDice(const State& state, int player, Skill skill);
// Of drive, leap or force.
int extraSpaces(const State& state, int player, const QString& action);
// Whether somebody at the table has to think of it in rolls of that skill.
bool hasHook(const State& state, int player, PowerHook::Does does, Skill skill);

} // namespace roadmarshal::highway_heist
