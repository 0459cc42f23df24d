// The typed face of a dispute: one line, one claim.
#pragma once

#include "table/game.h"
#include "table/refused.h"

namespace roadmarshal::dispute {

// The claim that all words together make; otherwise what is missing or does not fit.
std::expected<table::Claim, table::Refused> typedClaim(const table::Game& game, const table::State& state,
                                                       const table::Answers& words);

} // namespace roadmarshal::dispute
