// Every module at hand, cars with their wrecks on the back, tokens of the dashboards, nails.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/printables.h"

namespace roadmarshal::rush_n_crush {

table::Printables printables(const State& state);

} // namespace roadmarshal::rush_n_crush
