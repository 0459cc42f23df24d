// What `shoot` and `first-player` print: answers about the cars as they stand, as JSON.
#pragma once

#include "games/apocalypse_road/table/position.h"

namespace roadmarshal::apocalypse_road {

// Whom the car may shoot at, and for every other car why not.
std::expected<QByteArray, Problem> shootReport(const Position& position, const QString& car);
// Who gets the marker if the turn ends now. The position has to name teams and first player.
std::expected<QByteArray, Problem> firstPlayerReport(const Position& position);

} // namespace roadmarshal::apocalypse_road
