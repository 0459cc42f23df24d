// What no table can look like, whatever anybody insists on.
#pragma once

#include "state.h"

#include "text/message.h"

namespace roadmarshal::apocalypse_road {

// Two cars on one space, or on one crossover cell.
std::optional<table::Objection> nonsense(const State& state);

} // namespace roadmarshal::apocalypse_road
