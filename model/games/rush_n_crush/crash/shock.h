// What a collision does to the armour of a car, as this table rules it.
#pragma once

#include "games/rush_n_crush/table/setup.h"

namespace roadmarshal::rush_n_crush {

// RNC-38, A10: whether a shock that costs so much destroys a car with so much armour. All that is thrown at
// once is one shock.
bool isDestroyed(const Setup& setup, int armour, int loss);

// A15: whether rock costs anything at this speed.
bool rockHurts(const Setup& setup, int speed);

// RNC-48, A19: how often each of the two tests in a ram, by the points that the mover has left.
int ramTests(const Setup& setup, int pointsLeft);

} // namespace roadmarshal::rush_n_crush
