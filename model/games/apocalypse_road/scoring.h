// Victory points, eliminations and what follows from them.
#pragma once

#include "recorder.h"

namespace roadmarshal::apocalypse_road {

// 11.1: a car has gone over the Finish Line forward.
void scoreCrossing(Recorder& recorder, int car);
// 11.2: it was moved back over the line.
void returnCrossing(Recorder& recorder, int car);

// 9.1: damage markers, and at the sixth the end of the car (5.3). The active car's team scores a kill (11.3).
void damage(Recorder& recorder, int car, int markers, int activeCar, const table::Citation& citation);

} // namespace roadmarshal::apocalypse_road
