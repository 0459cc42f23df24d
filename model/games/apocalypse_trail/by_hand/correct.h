// Components set by hand, and what can't lie on any table.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_trail {

std::expected<void, table::Objection> correct(State& state, const table::Correction& correction);
std::optional<table::Objection> nonsense(const State& state);

} // namespace roadmarshal::apocalypse_trail
