// What a team mat prints of a car.
#pragma once

#include "games/apocalypse_road/table/setup.h"
#include "mats/mat.h"

namespace roadmarshal::apocalypse_road {

QList<mats::Fact> printedFacts(const CarSheet& car);

} // namespace roadmarshal::apocalypse_road
