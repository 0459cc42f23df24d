// A move: its speed, its steps with all that they bring, pedestrians, pit lanes.
#pragma once

#include "deed.h"

namespace roadmarshal::road_kill_rally {

// RKR-19 to 22
void setSpeed(Deed& deed, int car, int box, const std::optional<CardWords>& cards);
// "b3,^b4,finish". Only the last may ask anything; false if the path makes no sense.
bool driveSteps(Deed& deed, int car, const QString& path);
// RKR-48 to 53; `colour` is empty if there is only one.
bool runOver(Deed& deed, int car, const QString& colour, const QString& cards);

} // namespace roadmarshal::road_kill_rally
