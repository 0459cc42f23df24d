// What people have to remember of a race between two evenings, because it lies nowhere on the table.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/show.h"

namespace roadmarshal::apocalypse_road {

QList<table::Memo> memosOf(const State& state);

} // namespace roadmarshal::apocalypse_road
