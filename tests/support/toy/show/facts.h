// What statistics count, and which part of the game an action belongs to.
#pragma once

#include "support/toy/table/state.h"
#include "table/passage.h"

namespace roadmarshal::test::toy {

table::Counting counting();
table::Fact fact(const State& before, const table::Action& action, const table::Effect& effect);
table::Passage passage(const State& before, const table::Action& action);

} // namespace roadmarshal::test::toy
