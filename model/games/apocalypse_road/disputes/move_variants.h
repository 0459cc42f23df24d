// Legal movements near to one that can't be: another end, another card.
#pragma once

#include "dispute/verdict.h"
#include "games/apocalypse_road/movement/card.h"
#include "games/apocalypse_road/state.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

// `end` may be left out: the path ends there. Nearest first, never more than are read.
QList<dispute::Variant> moveVariants(const State& state, int car, const movement::Card& card,
                                     const QStringList& path, const QString& end,
                                     const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
