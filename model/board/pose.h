// Where something lies and which way it points.
#pragma once

#include <QPointF>

namespace roadmarshal::board {

// Headings are degrees clockwise from "to the right", y grows downward. A car's counter is 44 units long and
// 31 wide.
struct Pose
{
    QPointF point;
    double heading = 0;
    bool operator==(const Pose&) const = default;
};

} // namespace roadmarshal::board
