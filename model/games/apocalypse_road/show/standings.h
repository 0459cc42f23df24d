// How every team stands, and how the race ended.
#pragma once

#include "games/apocalypse_road/table/state.h"

#include "table/outcome.h"
#include "table/standing.h"

namespace roadmarshal::apocalypse_road {

// In seat order.
QList<table::Standing> standingsOf(const State& state);
table::Outcome outcomeOf(const State& state);

} // namespace roadmarshal::apocalypse_road
