// The verdict on any claim about a journey.
#pragma once

#include "claims.h"
#include "games/apocalypse_trail/table/state.h"
#include "table/verdict.h"

#include <stop_token>

namespace roadmarshal::apocalypse_trail {

table::Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop);

// The single kinds; whom they name is there.
table::Verdict judgeEnd(const State& state, const EndClaim& claim, const std::stop_token& stop);
table::Verdict judgeShelter(const State& state, const ShelterClaim& claim, const std::stop_token& stop);
table::Verdict judgeFuel(const State& state, const FuelClaim& claim);
table::Verdict judgeTow(const State& state, const TowClaim& claim);
table::Verdict judgeEating(const State& state, const EatClaim& claim);
table::Verdict judgeCommitment(const State& state, const CommitClaim& claim);
table::Verdict judgeRoom(const State& state, const RoomClaim& claim);
table::Verdict judgeRecovery(const State& state, const RecoveryClaim& claim);
table::Verdict judgeScore(const State& state, const ScoreClaim& claim);

// A verdict with its reasons.
table::Verdict verdict(table::Stands stands, const char* code, const QJsonObject& args,
                       const QList<table::Reason>& reasons);

} // namespace roadmarshal::apocalypse_trail
