#include "run.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::tiles {

using namespace board;

namespace {

// A bend turns round a point at least so many lanes beside it.
constexpr double leastRadius = 0.5;
// What one cubic follows without leaving an arc visibly.
constexpr double mostPerCubic = 30;

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

// Of the middle of the road round the point that a bend turns about.
double middleRadius(const Strip& strip)
{
    const double half = strip.lanes * strip.laneWidth / 2;
    return std::max(strip.rows * strip.rowLength / radians(std::abs(strip.turn)) - half,
                    leastRadius * strip.laneWidth) +
           half;
}

// To the right of the middle.
double offsetOf(const Strip& strip, double across)
{
    return (across - strip.lanes / 2.0) * strip.laneWidth;
}

// With the entry at the origin, ahead along x.
QPointF localPoint(const Strip& strip, double row, double across)
{
    const double offset = offsetOf(strip, across);
    if (strip.turn == 0)
        return {row * strip.rowLength, offset};
    const double side = strip.turn > 0 ? 1 : -1;
    const double middle = middleRadius(strip);
    const double radius = middle - side * offset;
    const double angle = radians(std::abs(strip.turn)) * row / strip.rows;
    return {radius * std::sin(angle), side * (middle - radius * std::cos(angle))};
}

} // namespace

Run::Run(Pose entry, std::span<const Strip> strips) : m_exit(entry)
{
    for (const Strip& strip : strips) {
        m_parts.push_back({strip, m_exit, m_rows});
        const Part& part = m_parts.back();
        m_exit = {pointIn(part, strip.rows, strip.lanes / 2.0), headingIn(part, strip.rows)};
        m_rows += strip.rows;
        m_lanes = strip.lanes;
    }
}

QPointF Run::pointIn(const Part& part, double row, double across)
{
    const QPointF local = localPoint(part.strip, row, across);
    const QPointF ahead = direction(part.entry.heading);
    return part.entry.point + local.x() * ahead + local.y() * QPointF(-ahead.y(), ahead.x());
}

double Run::headingIn(const Part& part, double row)
{
    return part.entry.heading + part.strip.turn * row / part.strip.rows;
}

const Run::Part& Run::partAt(double row) const
{
    const auto behind = std::ranges::find_if(m_parts, [&](const Part& part) { return part.firstRow > row; });
    return behind == m_parts.begin() ? m_parts.front() : *std::prev(behind);
}

QPointF Run::pointAt(double row, double across) const
{
    const Part& part = partAt(row);
    return pointIn(part, row - part.firstRow, across);
}

double Run::headingAt(double row) const
{
    const Part& part = partAt(row);
    return headingIn(part, row - part.firstRow);
}

void Run::addArc(Shape& shape, const Part& part, double across, double from, double to) const
{
    const double turn = part.strip.turn * (to - from) / part.strip.rows;
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(turn) / mostPerCubic)));
    for (int i = 0; i < pieces; ++i) {
        const double begin = std::lerp(from, to, static_cast<double>(i) / pieces);
        const double end = std::lerp(from, to, static_cast<double>(i + 1) / pieces);
        if (part.strip.turn == 0) {
            shape.lineTo(pointIn(part, end, across));
            continue;
        }
        const double side = part.strip.turn > 0 ? 1 : -1;
        const double radius = middleRadius(part.strip) - side * offsetOf(part.strip, across);
        const double handle = 4.0 / 3 * std::tan(radians(side * turn / pieces) / 4) * radius;
        shape.cubicTo(pointIn(part, begin, across) + handle * direction(headingIn(part, begin)),
                      pointIn(part, end, across) - handle * direction(headingIn(part, end)),
                      pointIn(part, end, across));
    }
}

Shape Run::edge(double across, double fromRow, double toRow) const
{
    Shape shape;
    shape.moveTo(pointAt(fromRow, across));
    std::vector<double> stops{fromRow};
    for (const Part& part : m_parts) {
        if (part.firstRow > std::min(fromRow, toRow) && part.firstRow < std::max(fromRow, toRow))
            stops.push_back(part.firstRow);
    }
    stops.push_back(toRow);
    if (toRow < fromRow)
        std::ranges::sort(stops, std::greater());
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const Part& part = partAt((stops[i - 1] + stops[i]) / 2);
        addArc(shape, part, across, stops[i - 1] - part.firstRow, stops[i] - part.firstRow);
    }
    return shape;
}

Shape Run::outline(const Area& area) const
{
    Shape shape = edge(area.left, area.fromRow, area.toRow);
    Shape back = edge(area.right, area.toRow, area.fromRow);
    back.strokes.front().kind = Stroke::Kind::Line;
    return shape.append(back).close();
}

Quad Run::corners(const Area& area) const
{
    return {pointAt(area.fromRow, area.left), pointAt(area.toRow, area.left), pointAt(area.toRow, area.right),
            pointAt(area.fromRow, area.right)};
}

std::vector<Quad> Run::footprint(double margin) const
{
    std::vector<Quad> quads;
    for (int row = 0; row < m_rows; ++row)
        quads.push_back(corners({static_cast<double>(row), row + 1.0, -margin, m_lanes + margin}));
    return quads;
}

} // namespace roadmarshal::tiles
