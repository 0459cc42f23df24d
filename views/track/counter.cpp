#include "counter.h"

#include "counters/car.h"
#include "style/livery.h"
#include "style/shape_path.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

namespace {

using counters::flank;
using counters::front;

const QColor cream = toColor(counters::cream);
const QColor charcoal = toColor(counters::charcoal);
const QColor scar = toColor(counters::scar);
const QColor rubber(0x101113);
const QColor glass(0x22303C);
const QColor lamp(0xFFF3C4);

// Below these scales the parts are too small to be seen.
constexpr double detailScale = 1.1;
constexpr double badgeLetterScale = 0.95;

void paintShadow(QPainter& painter, double heading)
{
    painter.save();
    painter.translate(0.9, 1.8);
    painter.rotate(heading);
    painter.setPen(QPen(QColor(0, 0, 0, 50), 3.5));
    painter.setBrush(QColor(0, 0, 0, 80));
    painter.drawPath(counterOutline());
    painter.restore();
}

void paintWheels(QPainter& painter)
{
    painter.setBrush(rubber);
    for (const double x : {-17.0, 5.0}) {
        for (const double y : {-flank - 2, flank - 3})
            painter.drawRoundedRect(QRectF(x, y, 10, 5), 1.5, 1.5);
    }
}

QPainterPath crescent(double radius, double thickness, double from, double span)
{
    const QRectF inner(-radius, -radius, 2 * radius, 2 * radius);
    const QRectF outer = inner.adjusted(-thickness, -thickness, thickness, thickness);
    QPainterPath path;
    path.arcMoveTo(inner, from);
    path.arcTo(inner, from, span);
    path.arcTo(outer, from + span, -span);
    path.closeSubpath();
    return path;
}

void paintGlass(QPainter& painter, double roundel)
{
    painter.setBrush(glass);
    painter.drawPath(crescent(roundel + 0.6, 3, -48, 96));
    painter.drawPath(crescent(roundel + 0.6, 2, 145, 70));
    painter.setBrush(lamp);
    for (const double y : {-9.0, 9.0})
        painter.drawEllipse(QPointF(front - 2.8, y), 1.2, 2.2);
}

void paintWear(QPainter& painter, const Counter& counter, double scale)
{
    if (counter.mostWear == 0 || (counter.wear == 0 && scale < detailScale))
        return;
    const double width = 23;
    const QRectF strip(-front + 0.4, -width / 2, 5, width);
    painter.setBrush(charcoal);
    painter.drawRoundedRect(strip, 1.4, 1.4);
    const double step = (width - 1) / counter.mostWear;
    for (int i = 0; i < counter.mostWear; ++i) {
        const QRectF box(strip.left() + 0.9, strip.top() + 0.9 + i * step, strip.width() - 1.8, step - 0.8);
        const bool filled = i < counter.wear;
        painter.setBrush(filled ? scar : toColor(counters::socket));
        painter.drawRect(box);
    }
}

// The smaller the counter on screen, the larger the number on it.
double roundelRadius(double scale)
{
    return std::clamp(9.4 / scale, 12.4, 15.5);
}

void paintNumber(QPainter& painter, const Counter& counter, double scale)
{
    const double radius = roundelRadius(scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(counter.darkSide ? charcoal : cream);
    painter.drawEllipse(QPointF(), radius, radius);
    // Sized in whole pixels of the device, where small letters are sharpest.
    const double letters = static_cast<double>(std::max<qsizetype>(counter.number.size(), 1));
    const double size = radius * scale * std::min(1.5, 2.72 / letters);
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(4, static_cast<int>(std::lround(size))));
    painter.save();
    painter.scale(1 / scale, 1 / scale);
    painter.setFont(font);
    const counters::Colour ink = counter.darkSide ? counters::cream : counters::charcoal;
    painter.setPen(toColor(counter.spent ? counters::mixed(ink, counters::asphalt, 0.45) : ink));
    const double reach = 2 * radius * scale;
    painter.drawText(QRectF(-reach, -reach, 2 * reach, 2 * reach), Qt::AlignCenter, counter.number);
    painter.restore();
}

void paintBadges(QPainter& painter, const QStringList& tokens, double scale)
{
    constexpr double radius = 5.6;
    QPointF centre(15, -13.5);
    for (const QString& token : tokens) {
        painter.setPen(QPen(charcoal, 1));
        painter.setBrush(toColor(counters::badge));
        painter.drawEllipse(centre, radius, radius);
        if (scale >= badgeLetterScale) {
            const QString letters = counters::badgeLetters(token);
            QFont font = QGuiApplication::font();
            font.setBold(true);
            font.setPixelSize(100);
            painter.save();
            painter.translate(centre);
            const double size = letters.size() > 1 ? 0.065 : 0.085;
            painter.scale(size, size);
            painter.setFont(font);
            painter.setPen(charcoal);
            painter.drawText(QRectF(-100, -100, 200, 200), Qt::AlignCenter, letters);
            painter.restore();
        }
        centre.rx() -= 2 * radius - 0.6;
    }
}

} // namespace

Counter counterOf(const table::Piece& piece, int livery)
{
    return {piece.id, livery, piece.darkSide, piece.spent, piece.wear, piece.mostWear, piece.tokens};
}

const QPainterPath& counterOutline()
{
    static const QPainterPath outline = toPath(counters::carOutline());
    return outline;
}

QPainterPath counterRing(double distance)
{
    QPainterPathStroker stroker;
    stroker.setWidth(2 * distance);
    stroker.setJoinStyle(Qt::RoundJoin);
    return counterOutline().united(stroker.createStroke(counterOutline())).simplified();
}

QRectF counterBounds()
{
    return {-28, -28, 56, 56};
}

void paintCounter(QPainter& painter, const Counter& counter, double heading)
{
    const double scale = painter.worldTransform().m11();
    const Livery livery = toLivery(counters::worn(counters::livery(counter.livery), counter.spent));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, heading);
    painter.save();
    painter.rotate(heading);
    painter.setPen(Qt::NoPen);
    if (scale >= detailScale)
        paintWheels(painter);
    paintLivery(painter, counterOutline(), livery);
    painter.setPen(Qt::NoPen);
    if (scale >= detailScale)
        paintGlass(painter, roundelRadius(scale));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(counter.darkSide ? charcoal : cream, counters::rim));
    painter.drawPath(counterOutline());
    painter.setPen(Qt::NoPen);
    paintWear(painter, counter, scale);
    painter.restore();
    paintNumber(painter, counter, scale);
    if (!counter.tokens.isEmpty())
        paintBadges(painter, counter.tokens, scale);
    painter.restore();
}

} // namespace roadmarshal::views
