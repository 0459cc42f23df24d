#include "focus_ring.h"

#include "theme.h"

#include <QPainter>

namespace roadmarshal::views {

void paintFocus(QPainter& painter, const QRectF& edge, const Colours& colours)
{
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.text, 2));
    painter.drawRoundedRect(edge.adjusted(1, 1, -1, -1), cardRadius, cardRadius);
    painter.setPen(QPen(colours.accent, 2));
    painter.drawRoundedRect(edge.adjusted(3, 3, -3, -3), cardRadius - 2, cardRadius - 2);
    painter.restore();
}

} // namespace roadmarshal::views
