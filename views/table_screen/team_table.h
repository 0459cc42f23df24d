// The teams on the table screen: as many columns and as large a type as the room allows.
#pragma once

#include "screen_layout.h"

namespace roadmarshal::views {

void layOutTeams(const ScreenFacts& facts, const QRectF& area, double smallest, const Colours& colours,
                 QList<ScreenPart>& parts);

} // namespace roadmarshal::views
