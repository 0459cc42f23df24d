// What is otherwise on a table, as `after` of an answer says it.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// A merge patch from the canonical form of one table to that of the other.
QJsonObject afterOf(const State& before, const State& after);

} // namespace roadmarshal::highway_heist
