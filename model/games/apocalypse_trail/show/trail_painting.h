// Trails made by painting: what each square along the road is.
#pragma once

#include "table/painting.h"

namespace roadmarshal::apocalypse_trail {

table::Painting trailPainting();

} // namespace roadmarshal::apocalypse_trail
