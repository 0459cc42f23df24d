// The last questions of an activation: where the car ends, and which way it gets there.
#pragma once

#include "games/apocalypse_road/decks/race_card.h"
#include "games/apocalypse_road/table/state.h"
#include "table/prompt.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

// `answers` are the end and possibly the way.
table::Asked askMove(const State& state, int car, const RaceCard& card, const table::Answers& answers,
                     const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
