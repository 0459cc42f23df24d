// The verdict on any claim about a table of Highway Heist.
#pragma once

#include "claims.h"
#include "games/highway_heist/table/state.h"
#include "table/verdict.h"

namespace roadmarshal::highway_heist {

table::Verdict judge(const State& state, const table::Claim& claim);

// The single kinds; what they name is there.
table::Verdict judgeAction(const State& state, const ActionClaim& claim);
table::Verdict judgeRoll(const State& state, const RollClaim& claim);
table::Verdict judgeSlam(const State& state, const SlamClaim& claim);
table::Verdict judgeMove(const State& state, const MoveClaim& claim);
table::Verdict judgeOrder(const State& state, const OrderClaim& claim);
table::Verdict judgePeg(const State& state, const PegClaim& claim);
table::Verdict judgeTurn(const State& state, const TurnClaim& claim);
table::Verdict judgeEnd(const State& state, const EndClaim& claim);

} // namespace roadmarshal::highway_heist
