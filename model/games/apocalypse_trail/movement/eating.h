// AT-26: who is fed when eating is due, and who starves.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

inline constexpr int fedByRation = 3;

// Rounded up.
int rationsFor(qsizetype survivors);
// All of the convoy, crew by crew.
QStringList peopleOf(const State& state, const QString& pawn);
// AT-86, AT-83, AT-85: those named lose their counters; with `due` all others of the convoy get one, and die
// of the third. What they eat is taken from the stores separately.
void feed(State& state, const QString& pawn, const QStringList& fed, bool due);

} // namespace roadmarshal::apocalypse_trail
