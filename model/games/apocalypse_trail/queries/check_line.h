// What the rules say to a line: whether it may be played as it stands.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "json/problem.h"

#include <expected>

namespace roadmarshal::apocalypse_trail {

// {"legal": true, "reasons": []}; a problem if it makes no sense on this table, or lacks an answer.
std::expected<QByteArray, Problem> checkLine(const State& state, const QString& line);

} // namespace roadmarshal::apocalypse_trail
