#include "road_course.h"

#include "board/shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr double step = 2; // of the line that squares are measured along
constexpr double swing = 26;

double rowWidth(int count)
{
    const double squares = std::clamp(std::sqrt(count * 3.2), 5.0, 24.0);
    return std::round(squares) * squareSpacing;
}

// A row swings about its middle and is straight where it turns.
QPointF onRow(int row, double along, double width)
{
    const double share = along / width;
    const double fade = std::sin(share * std::numbers::pi);
    const double wave = std::sin(share * 3 * std::numbers::pi + row * 1.7);
    const double x = row % 2 == 0 ? along : width - along;
    return {x, row * rowHeight + swing * fade * wave};
}

QPointF onTurn(int row, double along, double width)
{
    const double angle = along / (rowHeight / 2) - std::numbers::pi / 2;
    const double side = row % 2 == 0 ? 1 : -1;
    const double x = (row % 2 == 0 ? width : 0) + side * std::cos(angle) * rowHeight / 2;
    return {x, (row + 0.5) * rowHeight + std::sin(angle) * rowHeight / 2};
}

// So long a way, in small steps.
std::vector<QPointF> wayOf(double length, double width)
{
    std::vector<QPointF> way;
    const double turn = std::numbers::pi * rowHeight / 2;
    double done = 0;
    for (int row = 0; done <= length; ++row) {
        for (double along = 0; along < width; along += step)
            way.push_back(onRow(row, along, width));
        for (double along = 0; along < turn; along += step)
            way.push_back(onTurn(row, along, width));
        done += width + turn;
    }
    return way;
}

double headingFrom(QPointF from, QPointF to)
{
    return std::atan2(to.y() - from.y(), to.x() - from.x()) * 180 / std::numbers::pi;
}

} // namespace

std::vector<board::Pose> squaresAlong(int count)
{
    const std::vector<QPointF> way = wayOf((count + 1) * squareSpacing, rowWidth(count));
    std::vector<board::Pose> squares;
    double since = squareSpacing / 2; // the first lies a little way in
    for (size_t i = 1; i < way.size() && std::ssize(squares) < count; ++i) {
        since += board::length(way[i] - way[i - 1]);
        if (since >= squareSpacing) {
            squares.push_back({way[i], headingFrom(way[i - 1], way[i])});
            since -= squareSpacing;
        }
    }
    return squares;
}

std::vector<QPointF> roadLine(int count)
{
    const std::vector<board::Pose> squares = squaresAlong(count);
    std::vector<QPointF> line{squares.front().point -
                              board::direction(squares.front().heading) * squareSpacing * 0.6};
    for (const board::Pose& square : squares)
        line.push_back(square.point);
    line.push_back(squares.back().point + board::direction(squares.back().heading) * squareSpacing * 0.6);
    return line;
}

} // namespace roadmarshal::apocalypse_trail
