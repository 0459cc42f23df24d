// A position file read into a table: what the file leaves out is as at the start of a race.
#pragma once

#include "state.h"
#include "track_library.h"

namespace roadmarshal::apocalypse_road {

// A file that `roadmarshal state` wrote comes back with pools, sides and cards. A track given by id is looked
// for in the library.
std::expected<State, Problem> tableFrom(const QJsonObject& object, const TrackLibrary& library);

} // namespace roadmarshal::apocalypse_road
