// Convex outlines of spaces, with their sides moved in or out by a little.
#pragma once

#include <QPointF>

#include <optional>
#include <span>
#include <vector>

namespace roadmarshal::road_kill_rally {

// No corner bends back, the outline goes round once, and there is something within.
bool isConvex(std::span<const QPointF> corners);

QPointF centreOf(std::span<const QPointF> corners);

// The stretch of a straight line from 0 (its begin) to 1 (its end).
struct Stretch
{
    double from = 0;
    double to = 1;
};

// Where the line is within the outline, whose sides are moved out by `margin` (in, if it is negative).
std::optional<Stretch> stretchWithin(std::span<const QPointF> corners, QPointF begin, QPointF end,
                                     double margin);

} // namespace roadmarshal::road_kill_rally
