// What lies on the road and beside it, as positions write it: pedestrians, hazards, supplies, decks.
#pragma once

#include "state.h"

namespace roadmarshal::road_kill_rally {

// `state` has its set-up, its road and its cars. What is left out is as printed on the tiles, or in the box.
void readLying(const json::Reader& position, State& state);

QJsonArray storePedestrians(const State& state);
QJsonArray storeHazards(const State& state);
QJsonObject storeSupply(const State& state);
QJsonObject storeDecks(const State& state);

// Pedestrians and hazards as a tile of the road prints them.
void addPrinted(State& state, const LaidTile& laid);
// The colours that a tile's splatters ask for, as they are placed: by row, lane, colour.
std::vector<Pedestrian> printedOn(const LaidTile& laid);

} // namespace roadmarshal::road_kill_rally
