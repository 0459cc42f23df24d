// What the rules say against an action of a turn, as far as it has been said.
#pragma once

#include "games/highway_heist/record/actions.h"
#include "games/highway_heist/table/state.h"
#include "text/message.h"

#include <optional>

namespace roadmarshal::highway_heist {

// The first rule: against the action at all, then against whom or where.
std::optional<table::Objection> against(const State& state, const TakeAction& action);

} // namespace roadmarshal::highway_heist
