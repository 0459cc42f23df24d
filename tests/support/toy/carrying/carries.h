// What hands can carry: a vehicle's mat onto a space it drives to or to the pilot's other ride, fuel out of
// the camp's tank, cards out of a hand, a vehicle from the board to be repaired.
#pragma once

#include "support/toy/table/state.h"
#include "table/carry.h"

namespace roadmarshal::test::toy {

QList<table::Carry> carries(const State& state, const table::CarrySpot& taken);

} // namespace roadmarshal::test::toy
