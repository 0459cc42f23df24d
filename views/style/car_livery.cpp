#include "livery.h"

#include "counters/car.h"
#include "shape_path.h"

#include <QPainter>

namespace roadmarshal::views {

void paintLivery(QPainter& painter, const QPainterPath& car, const Livery& livery)
{
    painter.save();
    painter.fillPath(car, livery.colour);
    painter.setClipPath(car, Qt::IntersectClip);
    for (const board::Shape& shape : counters::carPattern(livery.pattern, car.boundingRect()))
        painter.fillPath(toPath(shape), livery.mark);
    painter.restore();
}

} // namespace roadmarshal::views
