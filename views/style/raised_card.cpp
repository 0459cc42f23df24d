#include "raised_card.h"

#include <QPainter>

namespace roadmarshal::views {

void paintRaisedCard(QPainter& painter, const QRectF& card, const Colours& colours)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = cardShadow; i > 0; --i) {
        painter.setBrush(QColor(0, 0, 0, 22));
        painter.drawRoundedRect(card.adjusted(-i, -i + 1, i, i), cardRadius + i, cardRadius + i);
    }
    painter.setBrush(colours.raised);
    painter.setPen(colours.outline);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
}

} // namespace roadmarshal::views
