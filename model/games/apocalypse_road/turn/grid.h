// The start: cars out of the bag onto the grid.
#pragma once

#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/table/state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_road {

// Where the cars line up, position one first.
std::vector<track::Space> startingGrid(const Setup& setup);
// Cars that stand on it already, position one first, up to the first gap.
std::vector<int> drawnSoFar(const State& state);
// Cars that may be in the bag when so many have been drawn: one of each team per round.
std::vector<int> bagAfter(const Setup& setup, const std::vector<int>& drawn);

std::expected<table::Decision, table::Objection> decideGrid(const State& state, const FillGrid& action,
                                                            table::Random& random);

} // namespace roadmarshal::apocalypse_road
