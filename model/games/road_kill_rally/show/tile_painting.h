// Road tiles made by painting: how dangerous each space is, and what lies on it.
#pragma once

#include "table/painting.h"

namespace roadmarshal::road_kill_rally {

table::Painting tilePainting();

} // namespace roadmarshal::road_kill_rally
