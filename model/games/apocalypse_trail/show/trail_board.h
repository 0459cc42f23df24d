// A trail laid out as a board: squares on a road through the country.
#pragma once

#include "board/board.h"
#include "games/apocalypse_trail/table/trail.h"

namespace roadmarshal::apocalypse_trail {

inline constexpr double squareReach = 23;

// Squares are called by their numbers; what lies beside them by what it is.
QString scenarioPlace(int number);
QString shelterPlace(int square);
// To the left of the road with 1, to the right with -1.
QPointF besideRoad(const board::Pose& square, double side);

std::shared_ptr<const board::Board> boardOf(const Trail& trail);

} // namespace roadmarshal::apocalypse_trail
