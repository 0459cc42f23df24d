// Slots on roofs, who stands there, and what is left in the supply.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

inline constexpr int usualSlots = 2;

int slotsOf(const State& state, const Vehicle& vehicle); // none on a Wreck
std::vector<int> playersOn(const State& state, const QString& vehicle);
// HH-20
int freeSlots(const State& state, const Vehicle& vehicle);
bool hasFreeSlot(const State& state, const Vehicle& vehicle);
// How many Enemy Pegs it may carry (HH-22).
int mostEnemiesOn(const State& state, const Vehicle& vehicle);
bool takesEnemy(const State& state, const Vehicle& vehicle);

int suvsLeft(const State& state);
int enemyPegsLeft(const State& state);
// The first of suv1, suv2, … that is not on the road.
QString nextSuvId(const State& state);

} // namespace roadmarshal::highway_heist
