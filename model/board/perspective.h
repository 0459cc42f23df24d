// How a flat thing seen at an angle is laid flat: a mapping between two planes, from four corners of each.
#pragma once

#include <QPointF>
#include <QSizeF>

#include <array>
#include <optional>

namespace roadmarshal::board {

// In the order in which one walks round: top left, top right, bottom right, bottom left.
using Corners = std::array<QPointF, 4>;

Corners cornersOf(QSizeF size);
// Whether they bound a plain area: no three on a line, no side that crosses another.
bool isConvex(const Corners& corners);
// Width to height of the rectangle whose corners are seen on a photo of that size, taken with any lens that
// keeps straight lines straight.
double ratioOf(const Corners& seen, QSizeF photo);

class Perspective
{
public:
    // Nothing unless both are convex.
    static std::optional<Perspective> between(const Corners& from, const Corners& to);

    QPointF map(QPointF point) const;
    Perspective inverted() const;
    // Row by row; a point is a column (x, y, 1).
    const std::array<double, 9>& matrix() const { return m_matrix; }

private:
    explicit Perspective(const std::array<double, 9>& matrix) : m_matrix(matrix) {}
    std::array<double, 9> m_matrix;
};

} // namespace roadmarshal::board
