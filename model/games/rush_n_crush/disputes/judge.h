// The verdict on any claim about a race.
#pragma once

#include "claims.h"
#include "games/rush_n_crush/table/state.h"
#include "table/verdict.h"

#include <stop_token>

namespace roadmarshal::rush_n_crush {

table::Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop);

// The single kinds, by the cars that they are about. All but the order want a grid that is laid, a race that
// is not over and a car that races.
table::Verdict judgeLever(const State& state, int car, const LeverClaim& claim);
table::Verdict judgeDrive(const State& state, int car, const QString& path, std::optional<int> allowance);
table::Verdict judgePush(const State& state, int car, int other);
table::Verdict judgeRam(const State& state, int car, int other);
table::Verdict judgeOrder(const State& state, int car, int other);
table::Verdict judgeFinish(const State& state, int car);
// RNC-58, A22, A23: how it was won.
table::Objection whyWon(const State& state, int winner);
// RNC-58, A22, A23: once the race is over.
table::Verdict judgeWinner(const State& state, int car);

} // namespace roadmarshal::rush_n_crush
