// Finds every distinct outcome of an activation's movement.
#pragma once

#include "effort.h"
#include "outcomes.h"

#include "json/problem.h"

#include <expected>

namespace roadmarshal::apocalypse_road::movement {

// Why a search has no answer, which is not to say that there is nothing to be found.
enum class GaveUp { TooMany, Stopped };

// All outcomes and nothing else (AR-1 to AR-17). The pack and its graph have to outlive the answer.
std::expected<Outcomes, GaveUp> findOutcomes(const Pack& pack, const Activation& activation,
                                             std::stop_token stop = {}, Limits limits = {});

// How often this thread has searched for all outcomes, for tests and benchmarks.
int searchesMade();

GaveUp whyEnded(const Effort& effort);
Problem problemOf(GaveUp reason);

} // namespace roadmarshal::apocalypse_road::movement
