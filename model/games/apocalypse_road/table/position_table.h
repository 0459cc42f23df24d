// A position file as a whole table: what the file leaves out is as at the start of a race.
#pragma once

#include "position.h"

namespace roadmarshal::apocalypse_road {

// A file that `roadmarshal state` wrote comes back with pools, sides and cards.
std::expected<State, Problem> tableFrom(const QJsonObject& object, const QString& folder);

} // namespace roadmarshal::apocalypse_road
