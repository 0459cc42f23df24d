// What is laid over a course: the lines, and the ends where it stops or has to be taken up elsewhere.
#pragma once

#include "board/patch.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace roadmarshal::rush_n_crush {

enum class Line { Start, Finish, Both };

// From the left to the right end, lane by lane; on the board.
using Across = std::vector<std::pair<QPointF, QPointF>>;
std::shared_ptr<const board::Picture> linePicture(Line line, const Across& lanes, double heading);

// An edge that nothing is laid at, seen from its middle, outward.
struct OpenEnd
{
    int lanes = 1;
    double heading = 0;            // outward, on the board
    std::optional<int> other = {}; // the row on the other side of the seam; nothing: rock (RNC-A33)
    bool isExit = true;
    bool isThin = false; // the course begins on the other side of it
};
std::shared_ptr<const board::Picture> endPicture(const OpenEnd& end);

// How far a line with its name reaches beyond the road.
inline constexpr double lineReach = 170;
// What is drawn of an end that lies there.
QRectF boundsOf(const OpenEnd& end, QPointF at);

} // namespace roadmarshal::rush_n_crush
