// A position file read into a table, and a table written as one.
#pragma once

#include "content/library.h"
#include "state.h"

namespace roadmarshal::rush_n_crush {

// A course given by id is looked for in the library. What the file leaves out is as at the start of a race.
std::expected<State, Problem> tableFrom(const QJsonObject& object, const content::Library& library);
// Everything, course and dashboard in full: read again, it is the same table.
QJsonObject positionOf(const State& state);

} // namespace roadmarshal::rush_n_crush
