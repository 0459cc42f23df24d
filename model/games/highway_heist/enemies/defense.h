// The dice of a Defense roll.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// HH-42, HH-43: of an unmanned vehicle its board's icons alone; without anybody's help, five at most.
int defenseDice(const State& state, const Vehicle& vehicle);

} // namespace roadmarshal::highway_heist
