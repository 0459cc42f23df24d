// What is different between two tables of one game, as bytes: equal tables have equal keys.
#pragma once

#include "games/highway_heist/table/state.h"

#include <QByteArray>

namespace roadmarshal::highway_heist {

// So much of a key that no two are alike.
using Digest = std::pair<size_t, size_t>;
Digest digestOf(const QByteArray& key);

// What is owed included.
QByteArray keyOf(const State& state);
// SUVs by where they stand and not by name, and nothing of what is owed.
QByteArray namelessKeyOf(const State& state);

} // namespace roadmarshal::highway_heist
