// Positions: a table as a file, read with all that can be wrong with it, and written in full.
#pragma once

#include "state.h"

namespace roadmarshal::road_kill_rally {

// Its set-up has what the position says, and for each car a driver.
std::expected<State, Problem> tableFrom(const QJsonObject& position, TileBox tiles);
QJsonObject positionOf(const State& state);

// What set-ups and positions have in common: variants, rulings, data, who rolls and draws.
void readHouse(const json::Reader& from, Setup& setup);
QJsonObject storeHouse(const Setup& setup);
// Colours of the box; whoever else comes along is called by its id.
table::Team driverOf(const QString& id, int seat);

} // namespace roadmarshal::road_kill_rally
