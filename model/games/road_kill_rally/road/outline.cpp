#include "outline.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::road_kill_rally {

namespace {

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

double areaOf(std::span<const QPointF> corners)
{
    double twice = 0;
    for (size_t i = 0; i < corners.size(); ++i)
        twice += cross(corners[i], corners[(i + 1) % corners.size()]);
    return twice / 2;
}

} // namespace

bool isConvex(std::span<const QPointF> corners)
{
    constexpr double smallest = 1e-9;
    const double area = areaOf(corners);
    if (std::abs(area) < smallest)
        return false;
    const double side = area > 0 ? 1 : -1;
    double turned = 0;
    for (size_t i = 0; i < corners.size(); ++i) {
        const QPointF one = corners[(i + 1) % corners.size()] - corners[i];
        const QPointF next = corners[(i + 2) % corners.size()] - corners[(i + 1) % corners.size()];
        const double bend = side * cross(one, next);
        if (bend < -smallest)
            return false;
        turned += std::atan2(bend, QPointF::dotProduct(one, next));
    }
    // More than one round is a star.
    return turned < 7;
}

QPointF centreOf(std::span<const QPointF> corners)
{
    QPointF sum;
    for (const QPointF corner : corners)
        sum += corner;
    return sum / static_cast<double>(corners.size());
}

std::optional<Stretch> stretchWithin(std::span<const QPointF> corners, QPointF begin, QPointF end,
                                     double margin)
{
    const double side = areaOf(corners) >= 0 ? 1 : -1;
    Stretch stretch;
    for (size_t i = 0; i < corners.size(); ++i) {
        const QPointF along = corners[(i + 1) % corners.size()] - corners[i];
        const double length = std::hypot(along.x(), along.y());
        if (length == 0)
            continue;
        // How far within this side both ends are.
        const auto depth = [&](QPointF point) {
            return side * cross(along, point - corners[i]) / length + margin;
        };
        const double first = depth(begin);
        const double last = depth(end);
        if (first < 0 && last < 0)
            return std::nullopt;
        if (first < 0)
            stretch.from = std::max(stretch.from, first / (first - last));
        else if (last < 0)
            stretch.to = std::min(stretch.to, first / (first - last));
    }
    if (stretch.from > stretch.to)
        return std::nullopt;
    return stretch;
}

} // namespace roadmarshal::road_kill_rally
