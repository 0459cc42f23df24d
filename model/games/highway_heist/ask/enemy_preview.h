// What enemies and Wrecks would do if the die came up now, for drawing: until a card is turned over, no
// damage taken, of several choices the first.
#pragma once

#include "games/highway_heist/enemies/machine.h"
#include "table/preview.h"

namespace roadmarshal::highway_heist {

table::Preview previewOfDie(const State& state, Symbol symbol, int roller);
// Road Maintenance.
table::Preview previewOfRound(const State& state);
// One of several, before it is chosen.
table::Preview previewOfChoice(const State& state, const PegWay& way);

} // namespace roadmarshal::highway_heist
