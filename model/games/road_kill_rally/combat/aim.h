// Where a weapon or an attack card reaches: arcs and distances (RKR-58, 59, 69, A10, A44).
#pragma once

#include "games/road_kill_rally/table/state.h"

namespace roadmarshal::road_kill_rally {

// For each space of the road the fewest steps of the arc's kind to it; -1 where none lead there. The own
// space is 0 away of `any`, and out of all other arcs.
std::vector<int> distances(const Road& road, int from, Arc arc);

} // namespace roadmarshal::road_kill_rally
