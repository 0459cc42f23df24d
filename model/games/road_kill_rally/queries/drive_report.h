// The answers of `preview` and `check`.
#pragma once

#include "games/road_kill_rally/driving/path.h"

#include <QByteArray>

namespace roadmarshal::road_kill_rally {

QByteArray speedReport(const State& state, int car);
QByteArray driveReport(const State& state, int car, int speed, bool countOnly);
// The speed may be one that no log has.
QByteArray pathReport(const State& state, int car, int speed, const Path& path);

} // namespace roadmarshal::road_kill_rally
