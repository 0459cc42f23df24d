// Lines of sight over the road (RKR-60, A46).
#pragma once

#include "games/road_kill_rally/table/state.h"

namespace roadmarshal::road_kill_rally {

// Whether nothing stands between the two spaces and the line does not leave the track.
bool seesSpace(const State& state, int from, int to);
// Third spaces with a car or a wreck that the line runs through.
std::vector<int> inTheWay(const State& state, int from, int to);
// All other spaces that it runs through.
std::vector<int> alongTheLine(const State& state, int from, int to);

} // namespace roadmarshal::road_kill_rally
