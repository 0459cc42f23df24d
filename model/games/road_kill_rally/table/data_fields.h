// The fields of the rally's data: dice, dashboards, cards, scoring and supply, to be typed.
#pragma once

#include "content/field.h"

namespace roadmarshal::road_kill_rally {

std::vector<content::Field> dataFields();

} // namespace roadmarshal::road_kill_rally
