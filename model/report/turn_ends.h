// How the teams stood, turn by turn.
#pragma once

#include "table/journal/session.h"

namespace roadmarshal::report {

using TurnEnds = QList<QList<table::Standing>>;

// When the first turn began, then at the end of each.
TurnEnds standingsByTurn(const table::Session& session, int turns);

} // namespace roadmarshal::report
