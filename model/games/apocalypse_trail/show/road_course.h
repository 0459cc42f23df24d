// The line that the road takes through the country, and where its squares lie on it.
#pragma once

#include "board/pose.h"

#include <vector>

namespace roadmarshal::apocalypse_trail {

inline constexpr double squareSpacing = 56;
inline constexpr double rowHeight = 156;

// One after the other, with the heading of the road; in rows that run to and fro.
std::vector<board::Pose> squaresAlong(int count);
// The road itself, a little beyond both ends.
std::vector<QPointF> roadLine(int count);

} // namespace roadmarshal::apocalypse_trail
