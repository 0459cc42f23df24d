// What the piece that stands for a pedestrian is called.
#pragma once

#include "state.h"

namespace roadmarshal::road_kill_rally {

// `number` counts those of one colour on one space, from 1.
QString figureId(const Pedestrian& figure, int number);

} // namespace roadmarshal::road_kill_rally
