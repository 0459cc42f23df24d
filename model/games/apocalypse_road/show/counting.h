// What statistics of a race count.
#pragma once

#include "table/counting.h"

namespace roadmarshal::apocalypse_road {

table::Counting counting();

} // namespace roadmarshal::apocalypse_road
