// What is owed, as JSON in the program's own form.
#pragma once

#include "state.h"

namespace roadmarshal::highway_heist {

// Empty if nothing is owed.
QJsonObject storeOpen(const State& state);
// What it names has to be on this table.
Open readOpen(const json::Reader& reader, const State& state);

} // namespace roadmarshal::highway_heist
