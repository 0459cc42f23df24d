// Whose turn it is, as positions write it.
#pragma once

#include "state.h"

namespace roadmarshal::road_kill_rally {

// What cars need to know before they are read.
Phase readPhase(const json::Reader& turn);
// The car that is over an occupied space.
std::optional<QString> readJumping(const json::Reader& turn);
// All else; `state` has its road and its cars.
void readTurn(const json::Reader& turn, State& state);
QJsonObject storeTurn(const State& state);

QJsonObject storeMove(const State& state);
// Nothing for an empty object.
std::optional<Move> readMove(const json::Reader& reader, const State& state);

} // namespace roadmarshal::road_kill_rally
