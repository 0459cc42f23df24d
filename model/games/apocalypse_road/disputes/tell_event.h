// Why a movement event does what it does here: to this car and not to that one, as far as this and no
// further.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/verdict.h"

namespace roadmarshal::apocalypse_road {

// The event of the open segment, just drawn, with all choices made.
QList<table::Reason> tellEvent(const State& drawn, const QStringList& choices);

} // namespace roadmarshal::apocalypse_road
