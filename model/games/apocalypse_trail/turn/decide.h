// What an action brings about.
#pragma once

#include "deed.h"

namespace roadmarshal::apocalypse_trail {

using Decided = std::expected<table::Decision, Objection>;

Decided decide(const State& state, const Action& action, table::Random& random);
// What follows from the table as it lies.
table::Effects consequences(const State& state);

} // namespace roadmarshal::apocalypse_trail
