// Road tiles that are laid in front with all that stands on them, and lifted at the rear.
#pragma once

#include "deed.h"

namespace roadmarshal::road_kill_rally {

// RKR-29 to 31: the car draws until one fits. False if something has to be told first.
bool drawTile(Deed& deed, int car);
// RKR-32, A40
void liftRear(Deed& deed);
// Whether another tile can come of the deck (A13, A14).
bool isTileDue(const State& state);

} // namespace roadmarshal::road_kill_rally
