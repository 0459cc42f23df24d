// The cards of a position: both rows, discards, what is left of the Stunts.
#pragma once

#include "state.h"

namespace roadmarshal::highway_heist {

void readEnemyRow(const json::Reader& reader, State& state);
void readStuntRow(const json::Reader& reader, State& state);

} // namespace roadmarshal::highway_heist
