// The end of a turn, decided: discards, then the next turn (4.5).
#pragma once

#include "segments.h"

namespace roadmarshal::apocalypse_road {

// A card that nobody showed.
inline const QString unseenCard = QStringLiteral("?");

Decided decideDiscard(const State& state, const Discard& deed);
Decided decideEndOfTurn(const State& state, const EndTurn& deed, table::Random& random);

} // namespace roadmarshal::apocalypse_road
