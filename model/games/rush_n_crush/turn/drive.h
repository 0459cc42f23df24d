// The move itself: RNC-25 to 35, and what is met on the way (RNC-47 to 56).
#pragma once

#include "deed.h"
#include "games/rush_n_crush/driving/path.h"

namespace roadmarshal::rush_n_crush {

// RNC-27 to 31: the acting car's driving test.
void testDriving(Deed& deed);
// The acting car drives a piece of its way.
void driveWay(Deed& deed, const Path& path);
// Sets out, if the car has not yet: all points, and no lane changes where a test would have given some.
void setOut(Deed& deed);

} // namespace roadmarshal::rush_n_crush
