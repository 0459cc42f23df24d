// What is owed, as JSON in the program's own form.
#pragma once

#include "state.h"

namespace roadmarshal::highway_heist {

// Empty if nothing is owed.
QJsonObject storeOpen(const State& state);
// Nothing if it is empty. What it names has to be on this table.
std::optional<Open> readOpen(const json::Reader& reader, const State& state);

} // namespace roadmarshal::highway_heist
