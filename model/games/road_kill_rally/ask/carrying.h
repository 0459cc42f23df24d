// Accessories that hands carry from the spares on a driver's mat into a slot, to another slot or back.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/carry.h"
#include "table/prompt.h"

namespace roadmarshal::road_kill_rally {

// Where what was taken up on a mat may be laid, and what is said for it; `answers` are those so far.
QList<table::Carry> carries(const State& table, const table::Answers& answers, const table::CarrySpot& taken);

} // namespace roadmarshal::road_kill_rally
