#include "plate.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

namespace roadmarshal::views {

namespace {

constexpr double plateRadius = 5;

void crossOut(QPainter& painter, const QRectF& rect, const QColor& colour)
{
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap));
    const QRectF inner = rect.adjusted(4, 4, -4, -4);
    painter.drawLine(inner.topLeft(), inner.bottomRight());
    painter.drawLine(inner.bottomLeft(), inner.topRight());
}

// Text that stays readable over lines: a halo of the ground around it.
void haloText(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ink,
              const QColor& ground)
{
    const QFontMetricsF metrics(painter.font());
    const QPointF base(rect.center().x() - metrics.horizontalAdvance(text) / 2,
                       rect.center().y() + metrics.capHeight() / 2);
    QPainterPath path;
    path.addText(base, painter.font(), text);
    painter.strokePath(path, QPen(ground, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, ink);
}

} // namespace

QFont plateFont()
{
    QFont font = QGuiApplication::font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setWeight(QFont::Bold);
    return font;
}

double plateWidth(const QString& text)
{
    return std::max(44.0, std::ceil(QFontMetricsF(plateFont()).horizontalAdvance(text)) + 16);
}

void paintPlate(QPainter& painter, const QRectF& rect, const Plate& plate, const Colours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(plateFont());
    const QString text = QFontMetricsF(plateFont()).elidedText(plate.text, Qt::ElideRight, rect.width() - 8);
    if (plate.state == PlateState::Filled) {
        paintLivery(painter, rect, plate.livery, plateRadius);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.outline, 1));
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), plateRadius, plateRadius);
        haloText(painter, rect, text, plate.livery.text, plate.livery.colour);
    } else {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(colours.faint, 1.5, plate.state == PlateState::Hollow ? Qt::DashLine : Qt::SolidLine));
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), plateRadius, plateRadius);
        if (plate.state == PlateState::Crossed)
            crossOut(painter, rect, colours.damage);
        haloText(painter, rect, text, colours.faint, colours.surface);
    }
    painter.restore();
}

void paintSwatch(QPainter& painter, const QRectF& rect, const Livery& livery, const Colours& colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLivery(painter, rect, livery, 3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.faint, 1));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.restore();
}

} // namespace roadmarshal::views
