// What `preview --lever` prints.
#pragma once

#include "games/rush_n_crush/dashboard/lever_ends.h"
#include "games/rush_n_crush/table/state.h"

namespace roadmarshal::rush_n_crush {

// The fields of one end up to "explosion".
QJsonObject endReport(const State& state, int car, const LeverEnd& end);
// Stage A: every end that the lever can still reach. Only their number if that is wanted.
std::expected<QByteArray, Problem> leverReport(const State& state, int car, bool countOnly);

} // namespace roadmarshal::rush_n_crush
