// How likely each outcome of an option is.
#pragma once

#include "dice/fraction.h"
#include "games/apocalypse_trail/table/box.h"

namespace roadmarshal::apocalypse_trail {

// In the order of the card. Each die that shows one of the faces is rolled once more (ATR-41).
std::vector<dice::Fraction> oddsOf(const ScenarioOption& option, const std::vector<int>& rerolled);

} // namespace roadmarshal::apocalypse_trail
