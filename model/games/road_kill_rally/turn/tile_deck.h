// The deck of road tiles where the app draws them: which lie above the finish, which under it.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/random.h"

namespace roadmarshal::road_kill_rally {

// The tile on top, without those that were tried just now. Nothing if none is left.
std::optional<QString> drawnTile(const State& state, const QStringList& tried, table::Random& random);

} // namespace roadmarshal::road_kill_rally
