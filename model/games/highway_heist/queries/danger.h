// What threatens a Player Vehicle where it stands.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// Wrecks that would fall onto it in Road Maintenance: one to four columns East in its row (HH-111). By id.
QStringList wrecksAhead(const State& state, int player);
// Enemy SUVs that would slam it (HH-90). By id.
QStringList suvsBeside(const State& state, int player);

} // namespace roadmarshal::highway_heist
