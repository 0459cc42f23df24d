// Edits of what lies on the spaces of a track: joins, crossovers, chute, grid. What cannot be done leaves the
// draft as it is.
#pragma once

#include "draft.h"

namespace roadmarshal::track {

// 3.0: two teams of five cars are the fewest, ten teams of four the most.
inline constexpr std::size_t fewestOnGrid = 10;
inline constexpr std::size_t mostOnGrid = 40;

// Whether the section's last sector leads from a lane to one of the following section, turned over.
Draft withJoinTurned(Draft draft, int section, int lane, int target);
// As if nobody had changed it.
Draft withUsualJoin(Draft draft, int section);

// The two spaces become one cell, or two again if they are one. A space is in one crossover at most.
Draft withCrossoverTurned(Draft draft, Space a, Space b);
Draft withoutCrossover(Draft draft, Space space);
// The other space of its cell.
std::optional<Space> twinOf(const Draft& draft, Space space);

// It leads to the edge lane of that side.
Draft withChute(Draft draft, int sector, Side side);
Draft withoutChute(Draft draft);

// Put behind the last of the grid, or taken from it.
Draft withGridTurned(Draft draft, Space space);
Draft withGrid(Draft draft, const std::vector<Space>& grid);
// Further spaces behind the last of the grid, lane by lane, until there are as many as may be.
Draft withGridFilled(Draft draft);

} // namespace roadmarshal::track
