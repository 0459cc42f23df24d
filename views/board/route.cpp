#include "route.h"

#include "style/shape_path.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

using namespace board;

QPainterPath smoothPath(const std::vector<QPointF>& points)
{
    return toPath(smoothLine(points));
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
