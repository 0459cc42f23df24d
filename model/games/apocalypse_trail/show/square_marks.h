// What a square of the trail is, drawn on it.
#pragma once

#include "board/pose.h"
#include "games/apocalypse_trail/table/trail.h"

namespace roadmarshal::board {
class SvgPen;
struct Theme;
} // namespace roadmarshal::board

namespace roadmarshal::apocalypse_trail {

void drawSquare(board::SvgPen& pen, const board::Theme& theme, const Trail& trail, int square,
                const board::Pose& pose);

} // namespace roadmarshal::apocalypse_trail
