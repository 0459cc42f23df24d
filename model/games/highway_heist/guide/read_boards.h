// Character and Vehicle Boards out of files: by id, or with their icons in place.
#pragma once

#include "content/library.h"
#include "games/highway_heist/table/boards.h"

namespace roadmarshal::highway_heist {

Character readCharacter(const json::Reader& reader);
VehicleBoard readVehicleBoard(const json::Reader& reader);
// A text is an id in the library.
Character characterAt(const json::Reader& reader, const content::Library& library);
VehicleBoard vehicleBoardAt(const json::Reader& reader, const content::Library& library);

} // namespace roadmarshal::highway_heist
