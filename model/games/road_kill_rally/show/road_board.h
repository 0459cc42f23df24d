// The road as a board: a patch for each tile that lies there, a space for each place. Its origin never moves.
#pragma once

#include "board/board.h"
#include "games/road_kill_rally/road/road.h"

namespace roadmarshal::road_kill_rally {

inline constexpr double lane = 72; // its width, and the length of a row, in units of the board

// Spaces are grouped by row. For equal roads the same board, for equal tiles in one place the same picture.
std::shared_ptr<const board::Board> boardOf(const Road& road);

} // namespace roadmarshal::road_kill_rally
