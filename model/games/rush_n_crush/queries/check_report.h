// What `check` prints: the outcome of moves that people describe, or the first that a rule is against.
#pragma once

#include "games/rush_n_crush/driving/path.h"
#include "games/rush_n_crush/driving/start.h"

namespace roadmarshal::rush_n_crush {

QByteArray leverCheck(const State& state, int car, const LeverMoves& moves);
QByteArray pathCheck(const State& state, const Start& start, const Path& path);

} // namespace roadmarshal::rush_n_crush
