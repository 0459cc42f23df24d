#include "title_spot.h"

#include <algorithm>

namespace roadmarshal::track {

using namespace board;

namespace {

constexpr double widthOfLetter = 0.68; // of the size of bold letters, on average
constexpr double clearance = 1.3 * laneWidth;
constexpr int steps = 24;

std::vector<QPointF> pointsOf(const Road& road)
{
    std::vector<QPointF> points;
    for (int sector = 0; sector < road.sectorCount(); ++sector) {
        for (double part : {0.0, 0.5}) {
            const Edges edges = road.edgesAt(sector, part);
            for (double offset : {edges.front(), (edges.front() + edges.back()) / 2, edges.back()})
                points.push_back(road.pointAt(sector, part, offset));
        }
    }
    return points;
}

} // namespace

TitleSpot findTitleSpot(const QString& name, const Road& road, const std::vector<QPointF>& taken,
                        QRectF& bounds)
{
    std::vector<QPointF> points = pointsOf(road);
    points.insert(points.end(), taken.begin(), taken.end());
    const double perSize = widthOfLetter * static_cast<double>(name.size());
    for (double size : {44.0, 36.0, 28.0, 22.0}) {
        const QPointF half(perSize * size / 2 + clearance, size / 2 + clearance);
        std::optional<QPointF> best;
        for (int i = 1; i < steps * steps; ++i) {
            const QPointF centre(bounds.left() + bounds.width() * (i % steps) / steps,
                                 bounds.top() + bounds.height() * (i / steps) / steps);
            const QRectF area(centre - half, centre + half);
            if (!bounds.contains(area) ||
                (best && length(centre - bounds.center()) >= length(*best - bounds.center())))
                continue;
            if (std::ranges::none_of(points, [&](QPointF point) { return area.contains(point); }))
                best = centre;
        }
        if (best)
            return {*best, size};
    }
    const double size = std::min(26.0, bounds.width() / (perSize + 1));
    bounds.setTop(bounds.top() - 1.5 * size);
    return {{bounds.center().x(), bounds.top() + 1.5 * size}, size};
}

} // namespace roadmarshal::track
