// The fields of a scenario guide, to be typed: its road, vehicles, counters, ends and cards.
#pragma once

#include "content/field.h"

namespace roadmarshal::highway_heist {

std::vector<content::Field> guideFields();

} // namespace roadmarshal::highway_heist
