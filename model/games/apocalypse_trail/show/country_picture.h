// The drawing of a trail: the country, the road through it, and what its squares are.
#pragma once

#include "board/patch.h"
#include "games/apocalypse_trail/table/trail.h"

namespace roadmarshal::apocalypse_trail {

std::shared_ptr<const board::Picture> countryPicture(const Trail& trail, const QRectF& bounds);

} // namespace roadmarshal::apocalypse_trail
