// Scenario cards and the effects of cards as they stand in a box.
#pragma once

#include "box.h"

namespace roadmarshal::apocalypse_trail {

inline constexpr int mostCards = 1000;
inline constexpr int mostNumber = 9999;

// The settings with their ailments must be there: effects name them. A list left out is empty.
CardEffects readEffects(const json::Reader& from, const std::set<QString>& ailments);
// Of the id that has been read.
ScenarioCard readScenario(const json::Reader& from, const QString& id, const Box& box,
                          const std::set<QString>& ailments);

} // namespace roadmarshal::apocalypse_trail
