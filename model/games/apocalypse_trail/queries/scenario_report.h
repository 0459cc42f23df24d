// Who can do what in a scenario, for the command line.
#pragma once

#include "games/apocalypse_trail/table/state.h"

#include <stop_token>

namespace roadmarshal::apocalypse_trail {

QByteArray scenarioReport(const State& state, const QString& pawn, const ScenarioCard& card,
                          const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_trail
