// Which boxes a car may set its speed to, and what that costs (RKR-20 to 22).
#pragma once

#include "games/road_kill_rally/table/state.h"

namespace roadmarshal::road_kill_rally {

// What the car's skill says otherwise than the rules, if the variant is played.
Skill skillOf(const State& state, const Car& car);

// Rally cards that it takes.
int speedCost(const State& state, const Car& car, int box);
bool canPay(const State& state, const Car& car, int box);

} // namespace roadmarshal::road_kill_rally
