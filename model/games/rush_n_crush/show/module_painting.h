// Modules made by painting: rocks and gaps on lanes and rows, with the way they turn.
#pragma once

#include "table/painting.h"

namespace roadmarshal::rush_n_crush {

table::Painting modulePainting();

} // namespace roadmarshal::rush_n_crush
