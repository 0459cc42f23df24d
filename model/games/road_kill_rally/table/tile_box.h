// The road tiles that a table may lay: those at hand, and definitions of its own beside or over them.
#pragma once

#include "content/library.h"
#include "data.h"
#include "games/road_kill_rally/road/road_tile.h"

namespace roadmarshal::road_kill_rally {

const TileBox& builtInTiles();
// Those built in, with what lies in the library over and beside them; what is bad there is passed over.
TileBox tilesIn(const content::Library& library);
// A list of whole tiles, each into the box, over one of the same id.
void readTiles(const json::Reader& reader, const Data& data, TileBox& box);
// A tile may bear hazards that the table does not know. Among those of a library it is passed over.
void leaveOutOdd(TileBox& box, const Data& data);
void checkHazards(const json::Reader& reader, const RoadTile& tile, const Data& data);
// Definitions in full, by id; without those that are as built in.
QJsonObject ownTilesOf(const TileBox& box);
// All of them, as a list.
QJsonArray storeTiles(const TileBox& box);

} // namespace roadmarshal::road_kill_rally
