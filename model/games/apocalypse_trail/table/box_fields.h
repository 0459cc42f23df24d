// The fields of a box, to be typed: settings, scenarios, vehicles, people and mods.
#pragma once

#include "content/field.h"

namespace roadmarshal::apocalypse_trail {

std::vector<content::Field> boxFields();

} // namespace roadmarshal::apocalypse_trail
