// The way a counter takes over the board, as a smooth line.
#pragma once

#include <QPainterPath>

#include <vector>

namespace roadmarshal::views {

// Through all points without corners.
QPainterPath smoothPath(const std::vector<QPointF>& points);

// A head at the end of the path, pointing on; `size` is its length.
QPolygonF arrowHead(const QPainterPath& path, double size);

// The nearest way from one heading to another, `part` of it done.
double turned(double from, double to, double part);

} // namespace roadmarshal::views
