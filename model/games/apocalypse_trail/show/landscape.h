// The country beside the road: plains, dry rivers, mesas, boulders and scrub; the same for every trail of an
// id.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

namespace roadmarshal::board {
class SvgPen;
struct Theme;
} // namespace roadmarshal::board

namespace roadmarshal::apocalypse_trail {

struct Country
{
    QRectF bounds;
    std::vector<QPointF> road; // nothing stands in its way
    QString seed;
};
void drawLandscape(board::SvgPen& pen, const board::Theme& theme, const Country& country);

} // namespace roadmarshal::apocalypse_trail
