#include "carry_target.h"

#include "style/scaled.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

// On the frame's upper right corner, so that it covers no words.
void paintSign(QPainter& painter, QPointF centre, TargetLook look, const Colours& colours)
{
    const double radius = scaled(5.0);
    const bool open = look == TargetLook::Open;
    painter.setPen(QPen(colours.raised, 1.5));
    painter.setBrush(open ? colours.accent : colours.onWarning);
    painter.drawEllipse(centre, radius, radius);
    if (open)
        return;
    const QPointF slash(radius * 0.45, radius * 0.45);
    const QPointF back(slash.x(), -slash.y());
    painter.setPen(QPen(colours.warning, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - slash, centre + slash);
    painter.drawLine(centre - back, centre + back);
}

} // namespace

void paintTarget(QPainter& painter, const QRectF& area, TargetLook look, bool hot, const Colours& colours)
{
    const bool open = look == TargetLook::Open;
    const QColor colour = open ? colours.accent : colours.onWarning;
    const double width = hot ? 3 : open ? 2 : 1.5;
    const QRectF frame = area.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    QPen pen(colour, width);
    if (!open)
        pen.setDashPattern({4, 3});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.setBrush(open || hot ? QBrush(faded(colour, hot ? 0.24 : 0.12)) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(frame, cardRadius, cardRadius);
    paintSign(painter, frame.topRight() + QPointF(-scaled(7.0), scaled(7.0)), look, colours);
    painter.restore();
}

} // namespace roadmarshal::views
