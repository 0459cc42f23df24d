// Outlines made of straight and cubic pieces, without any painter.
#pragma once

#include <QPointF>
#include <QRectF>

#include <array>
#include <vector>

namespace roadmarshal::board {

struct Stroke
{
    enum class Kind { Move, Line, Cubic, Close };
    Kind kind = Kind::Move;
    // The end is the last that the kind uses: Cubic has two control points before it, Close has none.
    std::array<QPointF, 3> points;

    QPointF end() const { return points[kind == Kind::Cubic ? 2 : 0]; }
};

struct Shape
{
    std::vector<Stroke> strokes;

    Shape& moveTo(QPointF to);
    Shape& lineTo(QPointF to);
    Shape& cubicTo(QPointF control, QPointF otherControl, QPointF to);
    Shape& close();
    Shape& append(const Shape& other);

    // Corners of the outline with every cubic cut into `pieces`; meant for shapes of one closed part.
    std::vector<QPointF> flattened(int pieces = 8) const;
};

// Through all points without corners.
Shape smoothLine(const std::vector<QPointF>& points);

Shape circle(QPointF centre, double radius);

double length(QPointF vector);
// Unit vector of a heading in degrees, clockwise from "to the right" (y grows downward).
QPointF direction(double heading);
QRectF boundsOf(const std::vector<QPointF>& points);
bool contains(const std::vector<QPointF>& polygon, QPointF point);

} // namespace roadmarshal::board
