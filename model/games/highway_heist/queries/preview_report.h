// What `preview` prints: all that can come of an action of a player's.
#pragma once

#include "games/highway_heist/table/state.h"

#include <QByteArray>

namespace roadmarshal::highway_heist {

QByteArray previewReport(const State& state, int player, const QString& action, bool countOnly);

} // namespace roadmarshal::highway_heist
