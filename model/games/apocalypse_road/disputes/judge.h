// The verdict on any claim about a table of Apocalypse Road.
#pragma once

#include "claims.h"

#include "games/apocalypse_road/table/state.h"
#include "table/verdict.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

dispute::Verdict judge(const State& state, const dispute::Claim& claim, const std::stop_token& stop);

// The single kinds; every car that they name is in the race, but for a replacement and the car that it is
// for.
dispute::Verdict judgeMove(const State& state, const MoveClaim& claim, const std::stop_token& stop);
dispute::Verdict judgeShot(const State& state, const ShotClaim& claim);
dispute::Verdict judgeDisplacement(const State& state, const DisplaceClaim& claim);
dispute::Verdict judgeFirst(const State& state, const FirstClaim& claim);
dispute::Verdict judgeScore(const State& state, const ScoreClaim& claim);
dispute::Verdict judgeKill(const State& state, const KillClaim& claim);
dispute::Verdict judgeActivation(const State& state, const ActivateClaim& claim);
dispute::Verdict judgeCollision(const State& state, const CollisionClaim& claim);
dispute::Verdict judgeSpray(const State& state, const SprayClaim& claim);
dispute::Verdict judgeReplacement(const State& state, const ReplaceClaim& claim);
dispute::Verdict judgeCountdown(const State& state, const CountdownClaim& claim);
dispute::Verdict judgeBack(const State& state, const BackClaim& claim);
dispute::Verdict judgeFinish(const State& state, const FinishClaim& claim);
dispute::Verdict judgeEvent(const State& state, const EventClaim& claim, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
