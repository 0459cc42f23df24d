// Finds every distinct outcome of an activation's movement.
#pragma once

#include "effort.h"
#include "outcomes.h"

#include "json/problem.h"

#include <expected>

namespace roadmarshal::apocalypse_road::movement {

// All outcomes and nothing else (AR-1 to AR-17). The problem is that there are too many, or that it was
// stopped. The pack and its graph have to outlive the answer.
std::expected<Outcomes, Problem> findOutcomes(const Pack& pack, const Activation& activation,
                                              std::stop_token stop = {}, Limits limits = {});

Problem problemOf(const Effort& effort);

} // namespace roadmarshal::apocalypse_road::movement
