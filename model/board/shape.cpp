#include "shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::board {

Shape& Shape::moveTo(QPointF to)
{
    strokes.push_back({Stroke::Kind::Move, {to}});
    return *this;
}

Shape& Shape::lineTo(QPointF to)
{
    strokes.push_back({Stroke::Kind::Line, {to}});
    return *this;
}

Shape& Shape::cubicTo(QPointF control, QPointF otherControl, QPointF to)
{
    strokes.push_back({Stroke::Kind::Cubic, {control, otherControl, to}});
    return *this;
}

Shape& Shape::close()
{
    strokes.push_back({Stroke::Kind::Close, {}});
    return *this;
}

Shape& Shape::append(const Shape& other)
{
    strokes.insert(strokes.end(), other.strokes.begin(), other.strokes.end());
    return *this;
}

std::vector<QPointF> Shape::flattened(int pieces) const
{
    std::vector<QPointF> points;
    for (const Stroke& stroke : strokes) {
        if (stroke.kind == Stroke::Kind::Close)
            continue;
        if (stroke.kind != Stroke::Kind::Cubic || points.empty()) {
            points.push_back(stroke.end());
            continue;
        }
        const QPointF from = points.back();
        for (int i = 1; i <= pieces; ++i) {
            const double t = static_cast<double>(i) / pieces;
            const double s = 1 - t;
            points.push_back(s * s * s * from + 3 * s * s * t * stroke.points[0] +
                             3 * s * t * t * stroke.points[1] + t * t * t * stroke.points[2]);
        }
    }
    return points;
}

Shape smoothLine(const std::vector<QPointF>& points)
{
    Shape line;
    if (points.empty())
        return line;
    line.moveTo(points.front());
    const auto at = [&](std::ptrdiff_t i) {
        return points[std::clamp<std::ptrdiff_t>(i, 0, std::ssize(points) - 1)];
    };
    for (std::ptrdiff_t i = 0; i + 1 < std::ssize(points); ++i) {
        // Catmull-Rom: the tangent at a point is parallel to the line between its neighbours.
        const QPointF first = at(i) + (at(i + 1) - at(i - 1)) / 6;
        const QPointF second = at(i + 1) - (at(i + 2) - at(i)) / 6;
        line.cubicTo(first, second, at(i + 1));
    }
    return line;
}

Shape circle(QPointF centre, double radius)
{
    constexpr double bend = 0.5523; // makes four cubics a circle
    const QPointF right(radius, 0);
    const QPointF down(0, radius);
    Shape shape;
    shape.moveTo(centre + right);
    for (const auto& [from, to] : {std::pair(right, down), {down, -right}, {-right, -down}, {-down, right}})
        shape.cubicTo(centre + from + bend * to, centre + to + bend * from, centre + to);
    return shape.close();
}

double length(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

QPointF direction(double heading)
{
    const double angle = heading * std::numbers::pi / 180;
    return {std::cos(angle), std::sin(angle)};
}

QRectF boundsOf(const std::vector<QPointF>& points)
{
    if (points.empty())
        return {};
    QPointF low = points.front();
    QPointF high = low;
    for (const QPointF& point : points) {
        low = {std::min(low.x(), point.x()), std::min(low.y(), point.y())};
        high = {std::max(high.x(), point.x()), std::max(high.y(), point.y())};
    }
    return {low, high};
}

bool contains(const std::vector<QPointF>& polygon, QPointF point)
{
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[j];
        if ((a.y() > point.y()) != (b.y() > point.y()) &&
            point.x() < (b.x() - a.x()) * (point.y() - a.y()) / (b.y() - a.y()) + a.x())
            inside = !inside;
    }
    return inside;
}

} // namespace roadmarshal::board
