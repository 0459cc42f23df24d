// What a speed or a step would do, for drawing on the board.
#pragma once

#include "games/road_kill_rally/driving/path.h"
#include "table/preview.h"

namespace roadmarshal::road_kill_rally {

// Where a move at this speed can end, with the fewest dice.
table::Preview speedPreview(const State& state, int car, int box);
table::Preview stepPreview(const State& state, int car, const PathStep& step);
// Several steps of which only the last asks for anything.
table::Preview pathPreview(const State& state, int car, const Path& path);

} // namespace roadmarshal::road_kill_rally
