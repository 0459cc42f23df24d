// Special Powers as boards tell them.
#pragma once

#include "games/highway_heist/table/power.h"
#include "json/reader.h"

namespace roadmarshal::highway_heist {

inline constexpr int mostHooks = 20;
// `power` and `hooks` of a board.
Power readPower(const json::Reader& board);

} // namespace roadmarshal::highway_heist
