// What speaks against a speed or a step, with its rule.
#pragma once

#include "drive.h"
#include "text/message.h"

namespace roadmarshal::road_kill_rally {

// RKR-20 to 22
table::Objections objectionsToSpeed(const State& state, const Car& car, int box);

table::Objection objection(const char* rule, const char* code, const QJsonObject& args = {});

} // namespace roadmarshal::road_kill_rally
