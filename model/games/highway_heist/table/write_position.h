// A table written as a position.
#pragma once

#include "state.h"

namespace roadmarshal::highway_heist {

inline const QString positionFormat = QStringLiteral("roadmarshal-position/1");

// Everything, guide in full: read again, it is the same table.
QJsonObject positionOf(const State& state);
// What `after` of an answer is made of: what is at its default is left out, and so is what is owed.
QJsonObject canonicalOf(const State& state);

} // namespace roadmarshal::highway_heist
