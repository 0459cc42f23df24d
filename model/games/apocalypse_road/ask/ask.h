// The conversation of Apocalypse Road: what the app asks next.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/prompt.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

table::Asked ask(const State& state, const table::Answers& answers, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
