// What a weapon reaches and what its line of sight runs through, for drawing on the road.
#pragma once

#include "games/road_kill_rally/combat/shot.h"
#include "table/preview.h"

namespace roadmarshal::road_kill_rally {

// Its arc and range: what it sees there, and what is hidden.
table::Preview reachPreview(const State& state, int car, const Weapon& weapon);
// The line to one space, with whoever blocks it.
table::Preview sightPreview(const State& state, int car, SpaceId target);

} // namespace roadmarshal::road_kill_rally
