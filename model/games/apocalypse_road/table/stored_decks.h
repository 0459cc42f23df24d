// The cards outside the piles, to and from their stored form.
#pragma once

#include "state.h"
#include "json/reader.h"

namespace roadmarshal::apocalypse_road {

QJsonObject storeDecks(const State& state);
void restoreDecks(const json::Reader& reader, State& state);

} // namespace roadmarshal::apocalypse_road
