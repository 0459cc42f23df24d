// What `shoot` and `first-player` print: answers about the cars as they stand, as JSON.
#pragma once

#include "games/apocalypse_road/table/state.h"

namespace roadmarshal::apocalypse_road {

// Whom the car may shoot at, and for every other car why not.
std::expected<QByteArray, Problem> shootReport(const State& state, const QString& car);
// Who gets the marker if the turn ends now. A position has to name teams and first player.
std::expected<QByteArray, Problem> firstPlayerReport(const State& state);

} // namespace roadmarshal::apocalypse_road
