// What the acting car can do with its gear lever.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::rush_n_crush {

// Every end of stage A, with its tokens, heat and chances; leaving it alone, where that is still to be said.
QList<table::Option> leverOptions(const State& state);

} // namespace roadmarshal::rush_n_crush
