// Who acts, settled when it starts, in Resolution Order (HR-3, HR-38), each once.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// As ids of vehicles; one that carries several Enemy Pegs stands there once for each.
QStringList enemySuvsInOrder(const State& state);
QStringList playerVehiclesInOrder(const State& state);
QStringList enemyPegsInOrder(const State& state);
QStringList fallingBackInOrder(const State& state); // Wrecks, unmanned, abandoned (HH-110)

// Each step is followed by a Settle.
std::vector<Step> suvSymbol(const State& state);
std::vector<Step> activations(const State& state, bool approach);
std::vector<Step> pegActivations(const State& state, bool onlyDamage);
std::vector<Step> fallingBack(const State& state);
std::vector<Step> placings(const QStringList& vehicles, bool isInFront);
std::vector<Step> withSettles(const std::vector<Step>& steps);

} // namespace roadmarshal::highway_heist
