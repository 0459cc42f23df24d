// Where a movement can end, for the command line.
#pragma once

#include "games/apocalypse_trail/table/state.h"

#include <stop_token>

namespace roadmarshal::apocalypse_trail {

struct MovementAsked
{
    std::optional<int> roll = {}; // nothing: every roll
    bool push = false;
    bool back = false;
};

std::expected<QByteArray, Problem> movementReport(const State& state, const QString& pawn,
                                                  const MovementAsked& asked, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_trail
