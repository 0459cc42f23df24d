// The gear lever of a dashboard, drawn: bubbles in columns by gear and rows by speed.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "mats/mat.h"

namespace roadmarshal::rush_n_crush {

mats::Chart leverChart(const State& state, const Car& car);

} // namespace roadmarshal::rush_n_crush
