// Who stands where with how much damage and how many points, as a document to print or to pass on.
#pragma once

#include "table/session.h"

namespace roadmarshal::log {

// One HTML file that needs nothing else; plain enough for Qt's rich text, which prints it.
QString damageSummary(const table::Game& game, const table::State& state);

} // namespace roadmarshal::log
