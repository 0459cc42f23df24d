// The last questions of an activation: where the car ends, and which way it gets there.
#pragma once

#include "movement/card.h"
#include "state.h"
#include "table/prompt.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

// `answers` are car, card and possibly end and way; the first two are known to be good.
table::Asked askMove(const State& state, int car, const movement::Card& card, const table::Answers& answers,
                     const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
