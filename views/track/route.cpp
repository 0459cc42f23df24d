#include "route.h"

#include "style/shape_path.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

using namespace track;

QPainterPath smoothPath(const std::vector<QPointF>& points)
{
    return toPath(smoothLine(points));
}

std::vector<QPointF> pointsAlongRoad(const Graph& graph, const Geometry& geometry, const Place& from,
                                     const Place& to)
{
    std::vector<QPointF> points{geometry.pointOf(from)};
    const auto* start = std::get_if<Space>(&from);
    const auto* end = std::get_if<Space>(&to);
    if (start && end) {
        const int around = graph.sectorCount();
        int steps = ((end->sector - start->sector) % around + around) % around;
        if (steps > around / 2)
            steps -= around;
        const int count = std::abs(steps);
        for (int i = 1; i < count; ++i) {
            const int sector = (start->sector + (steps > 0 ? i : around - i)) % around;
            const double lane = start->lane + double(end->lane - start->lane) * i / count;
            const int nearest = std::min(static_cast<int>(std::lround(lane)), graph.laneCount(sector) - 1);
            points.push_back(geometry.pointOf(Space{sector, nearest}));
        }
    }
    points.push_back(geometry.pointOf(to));
    return points;
}

std::vector<QPointF> pointsOf(const Geometry& geometry, const QStringList& places)
{
    std::vector<QPointF> points;
    for (const QString& text : places) {
        if (const auto place = parsePlace(text))
            points.push_back(geometry.pointOf(*place));
    }
    return points;
}

QPolygonF arrowHead(const QPainterPath& path, double size)
{
    const QPointF tip = path.currentPosition();
    const QPointF back = path.pointAtPercent(path.percentAtLength(std::max(0.0, path.length() - size)));
    const double distance = length(tip - back);
    if (distance == 0)
        return {};
    const QPointF ahead = (tip - back) / distance;
    const QPointF aside(-ahead.y(), ahead.x());
    return {tip, tip - size * ahead + 0.6 * size * aside, tip - 0.72 * size * ahead,
            tip - size * ahead - 0.6 * size * aside};
}

double turned(double from, double to, double part)
{
    return from + std::remainder(to - from, 360) * part;
}

} // namespace roadmarshal::views
