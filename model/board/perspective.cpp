#include "perspective.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::board {

namespace {

using Matrix = std::array<double, 9>;
using Vector = std::array<double, 3>;

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

Matrix product(const Matrix& a, const Matrix& b)
{
    Matrix result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            for (std::size_t k = 0; k < 3; ++k)
                result[3 * row + column] += a[3 * row + k] * b[3 * k + column];
        }
    }
    return result;
}

// The inverse but for a factor, which a mapping of planes does not know.
Matrix adjugate(const Matrix& m)
{
    return {m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]};
}

// From the unit square to the corners.
Matrix fromSquare(const Corners& c)
{
    const QPointF excess = c[0] - c[1] + c[2] - c[3];
    const QPointF first = c[1] - c[2];
    const QPointF second = c[3] - c[2];
    const double area = cross(first, second);
    const double g = cross(excess, second) / area;
    const double h = cross(first, excess) / area;
    const QPointF x = c[1] - c[0] + g * c[1];
    const QPointF y = c[3] - c[0] + h * c[3];
    return {x.x(), y.x(), c[0].x(), x.y(), y.y(), c[0].y(), g, h, 1};
}

Vector cross(const Vector& a, const Vector& b)
{
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

double dot(const Vector& a, const Vector& b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

double ratioOfSides(const Corners& seen)
{
    const auto side = [&](std::size_t from) {
        const QPointF way = seen[(from + 1) % 4] - seen[from];
        return std::hypot(way.x(), way.y());
    };
    return (side(0) + side(2)) / std::max(side(1) + side(3), 1e-9);
}

} // namespace

Corners cornersOf(QSizeF size)
{
    return {QPointF(0, 0), QPointF(size.width(), 0), QPointF(size.width(), size.height()),
            QPointF(0, size.height())};
}

bool isConvex(const Corners& corners)
{
    double size = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const QPointF way = corners[(i + 1) % 4] - corners[i];
        size = std::max(size, std::hypot(way.x(), way.y()));
    }
    int turns = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const double turn =
            cross(corners[(i + 1) % 4] - corners[i], corners[(i + 2) % 4] - corners[(i + 1) % 4]);
        if (!(std::abs(turn) > 1e-6 * size * size)) // nor what is no number
            return false;
        turns += turn > 0 ? 1 : -1;
    }
    return std::abs(turns) == 4;
}

// Zhengyou Zhang and Li-wei He, "Whiteboard scanning and image enhancement", 2007: the focal length follows
// from the sides being at right angles, the ratio from the focal length.
double ratioOf(const Corners& seen, QSizeF photo)
{
    const double plain = std::clamp(ratioOfSides(seen), 0.1, 10.0);
    const auto seenFromMiddle = [&](std::size_t corner) {
        return Vector{(seen[corner].x() - photo.width() / 2) / photo.width(),
                      (seen[corner].y() - photo.height() / 2) / photo.width(), 1};
    };
    const Vector topLeft = seenFromMiddle(0);
    const Vector topRight = seenFromMiddle(1);
    const Vector bottomLeft = seenFromMiddle(3);
    const Vector bottomRight = seenFromMiddle(2);
    const Vector diagonal = cross(topLeft, bottomRight);
    const double right = dot(diagonal, bottomLeft) / dot(cross(topRight, bottomRight), bottomLeft);
    const double down = dot(diagonal, topRight) / dot(cross(bottomLeft, bottomRight), topRight);
    Vector width{};
    Vector height{};
    for (std::size_t i = 0; i < 3; ++i) {
        width[i] = right * topRight[i] - topLeft[i];
        height[i] = down * bottomLeft[i] - topLeft[i];
    }
    const double flatWidth = width[0] * width[0] + width[1] * width[1];
    const double flatHeight = height[0] * height[0] + height[1] * height[1];
    // Seen from straight above along one side the focal length can't be told, and sides are what they seem.
    constexpr double leastSlant = 0.02;
    if (std::abs(width[2]) < leastSlant || std::abs(height[2]) < leastSlant)
        return plain;
    const double focal = -(width[0] * height[0] + width[1] * height[1]) / (width[2] * height[2]);
    const double ratio =
        std::sqrt((flatWidth / focal + width[2] * width[2]) / (flatHeight / focal + height[2] * height[2]));
    // Corners are set by hand: what comes out far from what is seen is not believed.
    const bool isLikely = focal > 0.1 && focal < 30 && ratio > plain / 2 && ratio < plain * 2;
    return isLikely ? ratio : plain;
}

std::optional<Perspective> Perspective::between(const Corners& from, const Corners& to)
{
    if (!isConvex(from) || !isConvex(to))
        return std::nullopt;
    return Perspective(product(fromSquare(to), adjugate(fromSquare(from))));
}

QPointF Perspective::map(QPointF point) const
{
    const auto row = [&](std::size_t i) {
        return m_matrix[i] * point.x() + m_matrix[i + 1] * point.y() + m_matrix[i + 2];
    };
    const double depth = row(6);
    return QPointF(row(0), row(3)) / depth;
}

Perspective Perspective::inverted() const
{
    return Perspective(adjugate(m_matrix));
}

} // namespace roadmarshal::board
