// The conversation about a claim: what is claimed, and of which car.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/verdict.h"

namespace roadmarshal::rush_n_crush {

// Lines it makes of words, the car first or the kind of claim:
//   red lever +t · lever red +t
//   red drives 3,l,7 · red at 4 drives 3,l,7 · drives red at 4 3,l,7
//   red pushes blue · red rams blue · red before blue · red wins
table::AskedClaim askClaim(const State& state, const table::Answers& answers);

} // namespace roadmarshal::rush_n_crush
