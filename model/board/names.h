// Short names of a board's groups and of the spaces in them, as people say them: "12" and "1" of "12.1".
#pragma once

#include "board.h"

#include <optional>

namespace roadmarshal::board {

struct Names
{
    std::vector<QString> groups; // by group; empty where its spaces have nothing in common
    std::vector<QString> spaces; // by space, within its group; empty for what lies beside the board
};

Names namesOf(const Board& board);

// Where there is room for the name of each group: beyond its last space, or before its first; none where both
// are taken.
std::vector<std::optional<QPointF>> nameSpots(const Board& board);

} // namespace roadmarshal::board
