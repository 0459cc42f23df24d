// The answer of `shoot`.
#pragma once

#include "games/road_kill_rally/combat/shot.h"

#include <QByteArray>

namespace roadmarshal::road_kill_rally {

QByteArray shootReport(const State& state, int car, const std::vector<Weapon>& weapons);

} // namespace roadmarshal::road_kill_rally
