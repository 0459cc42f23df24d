// Whether the Condition of a Stunt holds, where its card says it in words that the app knows (HH-83). The
// table has the last word: what the app thinks of it is only said.
#pragma once

#include "games/highway_heist/table/state.h"

#include <optional>

namespace roadmarshal::highway_heist {

// Nothing where the card does not say.
std::optional<bool> conditionHolds(const State& state, int player, const StuntCard& card);

} // namespace roadmarshal::highway_heist
