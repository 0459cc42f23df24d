// A track as a board: one patch for the whole of it, a space for every place at the track.
#pragma once

#include "board/board.h"
#include "geometry.h"

namespace roadmarshal::track {

// Spaces of the lanes are grouped by sector. The chute and the places beside the road ("12.in") are in no
// group; the latter can be chosen only where they are offered. For equal tracks the same board.
std::shared_ptr<const board::Board> boardOf(const Track& track);

// The board and where everything lies on it, worked out once for both.
struct LaidTrack
{
    std::shared_ptr<const board::Board> board;
    std::shared_ptr<const Geometry> geometry;
};
LaidTrack laidOut(const Track& track);

} // namespace roadmarshal::track
