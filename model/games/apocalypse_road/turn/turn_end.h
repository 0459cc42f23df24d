// The end of a turn, decided: discards, then the next turn (4.5).
#pragma once

#include "segments.h"

namespace roadmarshal::apocalypse_road {

// A card that nobody showed.
inline const QString unseenCard = QStringLiteral("?");

Decided decideDiscard(const State& state, const Discard& action);
// 4.4: every car is activated first; a table that forgot one may go on all the same.
table::Objections objectionsToEndOfTurn(const State& state);
Decided decideEndOfTurn(const State& state, const EndTurn& action, table::Random& random);

} // namespace roadmarshal::apocalypse_road
