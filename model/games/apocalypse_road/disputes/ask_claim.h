// The conversation about a claim: what is claimed, of which car, with which card …
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/verdict.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

// Lines it makes of words:
//   move 21 s3 14.1            it ends there, whichever way
//   move 21 s3 7.1,7.2,8.2     it goes this way
//   move 21 s3 path 7.1 7.2 8.2 done     the same, space by space
//   shot 21 36 · displace 21 36 8.2 · activate 21 · first · first blue
//   score 21 · kill 21 36 · event sideswipe 21 in · event big-air 21 36
//   collision 21 36 3-1bc · spray 21 36 42 · replace 36 64 dark · back 21 · finish 21 36 · countdown
table::AskedClaim askClaim(const State& state, const table::Answers& answers, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
