// The verdict on any claim about a rally.
#pragma once

#include "claims.h"
#include "games/road_kill_rally/table/state.h"
#include "table/verdict.h"

#include <stop_token>

namespace roadmarshal::road_kill_rally {

table::Verdict judge(const State& state, const table::Claim& claim, const std::stop_token& stop);

// The single kinds; the cars are those of the table.
table::Verdict judgeSpeed(const State& state, int car, int box);
table::Verdict judgeDrive(const State& state, int car, const QString& path);
table::Verdict judgeDice(const State& state, int car, const QString& place, int dice);
table::Verdict judgeRam(const State& state, int car, int other);
table::Verdict judgeShot(const State& state, int car, const QString& weapon, int other);
table::Verdict judgeOrder(const State& state, int car, int other);

// A verdict with its title's arguments.
table::Verdict verdictOf(bool stands, const char* title, const QJsonObject& args,
                         const QList<table::Reason>& reasons = {});

} // namespace roadmarshal::road_kill_rally
