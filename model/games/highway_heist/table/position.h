// A position file read into a table, and a table written as one.
#pragma once

#include "content/library.h"
#include "state.h"
#include "write_position.h"

namespace roadmarshal::highway_heist {

// What is given by id is looked for in the library.
std::expected<State, Problem> tableFrom(const QJsonObject& object, const content::Library& library);

} // namespace roadmarshal::highway_heist
