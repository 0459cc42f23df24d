// The verdict on any claim about a table of Apocalypse Road.
#pragma once

#include "claims.h"

#include "games/apocalypse_road/table/state.h"
#include "table/verdict.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

table::Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop);

// The single kinds; every car that they name is in the race, but for a replacement and the car that it is
// for.
table::Verdict judgeMove(const State& state, const MoveClaim& claim, const std::stop_token& stop);
table::Verdict judgeShot(const State& state, const ShotClaim& claim);
table::Verdict judgeDisplacement(const State& state, const DisplaceClaim& claim);
table::Verdict judgeFirst(const State& state, const FirstClaim& claim);
table::Verdict judgeScore(const State& state, const ScoreClaim& claim);
table::Verdict judgeKill(const State& state, const KillClaim& claim);
table::Verdict judgeActivation(const State& state, const ActivateClaim& claim);
table::Verdict judgeCollision(const State& state, const CollisionClaim& claim);
table::Verdict judgeSpray(const State& state, const SprayClaim& claim);
table::Verdict judgeReplacement(const State& state, const ReplaceClaim& claim);
table::Verdict judgeCountdown(const State& state, const CountdownClaim& claim);
table::Verdict judgeBack(const State& state, const BackClaim& claim);
table::Verdict judgeFinish(const State& state, const FinishClaim& claim);
table::Verdict judgeEvent(const State& state, const EventClaim& claim, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
