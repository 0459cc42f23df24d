// Where slots, their cards and their loads lie.
#pragma once

#include "chart_layout.h"

namespace roadmarshal::views {

// Appends the parts and returns where they end.
double layOutSlots(const mats::Slots& item, const Wording& say, const ItemPlace& place, QList<Part>& parts);

} // namespace roadmarshal::views
