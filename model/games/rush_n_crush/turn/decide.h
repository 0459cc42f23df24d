// What an action brings about.
#pragma once

#include "deed.h"

namespace roadmarshal::rush_n_crush {

using Decided = std::expected<table::Decision, table::Objection>;

Decided decide(const State& state, const Action& action, table::Random& random);
// The action as far as its dice have fallen: what it waits for tells what is to be asked next. Nothing if it
// makes no sense on this table.
std::optional<Deed> tried(const State& state, const Action& action);
// What follows from the table as it lies.
table::Effects consequences(const State& state);

} // namespace roadmarshal::rush_n_crush
