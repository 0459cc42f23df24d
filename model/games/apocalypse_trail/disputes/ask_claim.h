// The conversation about a claim: who it is about, and what is claimed.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/verdict.h"

namespace roadmarshal::apocalypse_trail {

// Lines it makes of words, whom it is about first or the kind of claim:
//   convoy ends 15 · red ends 15 with 7 · convoy ends 9 push
//   red lasts 9 · blue tows red · convoy eats 3 · convoy commits fight ann,bo
//   red fits · ann recovers · red shelter 84 · red scores 55
table::AskedClaim askClaim(const State& state, const table::Answers& answers);

} // namespace roadmarshal::apocalypse_trail
