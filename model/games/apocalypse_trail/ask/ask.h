// Which question is open, and what words answer it.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/prompt.h"

#include <stop_token>

namespace roadmarshal::apocalypse_trail {

table::Asked ask(const State& state, const table::Answers& answers, const std::stop_token& stop = {});

} // namespace roadmarshal::apocalypse_trail
