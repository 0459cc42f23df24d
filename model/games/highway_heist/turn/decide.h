// What an action brings about.
#pragma once

#include "deed.h"
#include "games/highway_heist/record/actions.h"

namespace roadmarshal::highway_heist {

using Decided = std::expected<table::Decision, table::Objection>;

Decided decide(const State& state, const Action& action, table::Random& random);
// An action of a turn as far as it has been said, without draws: what the table would be, and what the rules
// say against it. Nothing if it makes no sense here.
std::optional<Deed> tried(const State& state, const TakeAction& action);
// What follows from the table as it lies: pegs come back from limbo, the game is won.
table::Effects consequences(const State& state);

} // namespace roadmarshal::highway_heist
