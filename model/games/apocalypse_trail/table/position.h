// A position file read into a table, and a table written as one.
#pragma once

#include "content/library.h"
#include "state.h"

namespace roadmarshal::apocalypse_trail {

// Trail and box given by id are looked for in the library. What the file leaves out is as the format says.
std::expected<State, Problem> tableFrom(const QJsonObject& object, const content::Library& library);
// Everything, trail and box in full: read again, it is the same table.
QJsonObject positionOf(const State& state);

} // namespace roadmarshal::apocalypse_trail
