// The car in the middle of its turn, as a position writes it.
#pragma once

#include "state.h"
#include "json/reader.h"

namespace roadmarshal::rush_n_crush {

// The rest of the table is read already. What does not fit it is a problem of the reader.
Acting readActing(const json::Reader& reader, const State& state);
// The same written; empty if nobody acts.
QJsonObject storeActing(const State& state);

} // namespace roadmarshal::rush_n_crush
