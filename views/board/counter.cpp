#include "counter.h"

#include "counters/car.h"
#include "style/livery.h"
#include "style/shape_path.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <map>

namespace roadmarshal::views {

namespace {

using counters::flank;

const QColor cream = toColor(counters::cream);
const QColor charcoal = toColor(counters::charcoal);
const QColor scar = toColor(counters::scar);
const QColor rubber(0x101113);
const QColor glass(0x22303C);
const QColor lamp(0xFFF3C4);

// Below these scales the parts are too small to be seen.
constexpr double detailScale = 1.1;
constexpr double badgeLetterScale = 0.95;

bool isDark(const Counter& counter)
{
    return counter.face == counters::darkFace;
}

bool isWreck(const Counter& counter)
{
    return counter.face == counters::wreckFace;
}

double halfLength(const Counter& counter)
{
    return counters::reachOf(counter.form, counter.length).x();
}

void paintShadow(QPainter& painter, const Counter& counter, double heading)
{
    painter.save();
    painter.translate(0.9, 1.8);
    painter.rotate(heading);
    painter.setPen(QPen(QColor(0, 0, 0, 50), 3.5));
    painter.setBrush(QColor(0, 0, 0, 80));
    painter.drawPath(counterOutline(counter));
    painter.restore();
}

void paintWheels(QPainter& painter, const Counter& counter)
{
    painter.setBrush(rubber);
    const double stretched = counter.length / 2;
    for (const double x : {-17.0 - stretched, 5.0 + stretched}) {
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

void paintLamps(QPainter& painter, const Counter& counter)
{
    painter.setBrush(lamp);
    for (const double y : {-9.0, 9.0})
        painter.drawEllipse(QPointF(halfLength(counter) - 2.8, y), 1.2, 2.2);
}

void paintGlass(QPainter& painter, double roundel)
{
    painter.setBrush(glass);
    painter.drawPath(crescent(roundel + 0.6, 3, -48, 96));
    painter.drawPath(crescent(roundel + 0.6, 2, 145, 70));
}

// A long vehicle has a cab in front; its label is far behind it.
void paintCab(QPainter& painter, const Counter& counter)
{
    painter.setBrush(glass);
    painter.drawRoundedRect(QRectF(halfLength(counter) - 12, -flank + 3.5, 4.5, 2 * flank - 7), 2, 2);
}

void paintCross(QPainter& painter, const Counter& counter)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(cream, 2 * counters::rim, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(toPath(counters::wreckCross(counter.form, counter.length)));
}

void paintWear(QPainter& painter, const Counter& counter, double scale)
{
    if (counter.mostWear == 0 || (counter.wear == 0 && scale < detailScale))
        return;
    const double width = 23;
    const QRectF strip(-halfLength(counter) + 0.4, -width / 2, 5, width);
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
double roundelRadius(const Counter& counter, double scale)
{
    const double least = counters::labelRadius(counter.form);
    return std::clamp(least * 0.758 / scale, least, least * 1.25);
}

void paintLabel(QPainter& painter, const Counter& counter, double scale)
{
    const double radius = roundelRadius(counter, scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDark(counter) ? charcoal : cream);
    painter.drawEllipse(QPointF(), radius, radius);
    // Sized in whole pixels of the device, where small letters are sharpest.
    const double letters = static_cast<double>(std::max<qsizetype>(counter.label.size(), 1));
    const double size = radius * scale * std::min(1.5, 2.72 / letters);
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(4, static_cast<int>(std::lround(size))));
    painter.save();
    painter.scale(1 / scale, 1 / scale);
    painter.setFont(font);
    const counters::Colour ink = isDark(counter) ? counters::cream : counters::charcoal;
    painter.setPen(toColor(counter.spent ? counters::mixed(ink, counters::asphalt, 0.45) : ink));
    const double reach = 2 * radius * scale;
    painter.drawText(QRectF(-reach, -reach, 2 * reach, 2 * reach), Qt::AlignCenter, counter.label);
    painter.restore();
}

void paintBadges(QPainter& painter, const Counter& counter, double scale)
{
    constexpr double radius = 5.6;
    QPointF centre = counters::badgeSpot(counter.form);
    for (const QString& token : counter.tokens) {
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

Counter counterOf(const table::Piece& piece, double length, int livery)
{
    return {piece.label, piece.form, length,         livery,      piece.face,
            piece.spent, piece.wear, piece.mostWear, piece.tokens};
}

const QPainterPath& counterOutline(const Counter& counter)
{
    static std::map<std::pair<int, int>, QPainterPath> paths;
    QPainterPath& path =
        paths[{static_cast<int>(counter.form), static_cast<int>(std::lround(counter.length))}];
    if (path.isEmpty())
        path = toPath(counters::outlineOf(counter.form, counter.length));
    return path;
}

const QPainterPath& counterRing(const Counter& counter, int distance)
{
    static std::map<std::tuple<int, int, int>, QPainterPath> rings;
    QPainterPath& ring =
        rings[{static_cast<int>(counter.form), static_cast<int>(std::lround(counter.length)), distance}];
    if (ring.isEmpty()) {
        QPainterPathStroker stroker;
        stroker.setWidth(2 * distance);
        stroker.setJoinStyle(Qt::RoundJoin);
        const QPainterPath& outline = counterOutline(counter);
        ring = outline.united(stroker.createStroke(outline)).simplified();
    }
    return ring;
}

QRectF counterBounds(const Counter& counter)
{
    const double half = 28 + counter.length / 2;
    return {-half, -half, 2 * half, 2 * half};
}

void paintCounter(QPainter& painter, const Counter& counter, double heading)
{
    const double scale = painter.worldTransform().m11();
    const bool detailed = scale >= detailScale && counters::isVehicle(counter.form);
    const Livery livery =
        toLivery(counters::worn(counters::livery(counter.livery), counter.spent, isWreck(counter)));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, counter, heading);
    painter.save();
    painter.rotate(heading);
    painter.setPen(Qt::NoPen);
    if (detailed)
        paintWheels(painter, counter);
    paintLivery(painter, counterOutline(counter), livery);
    painter.setPen(Qt::NoPen);
    if (detailed) {
        if (counter.form == table::Form::Long)
            paintCab(painter, counter);
        else
            paintGlass(painter, roundelRadius(counter, scale));
        paintLamps(painter, counter);
    }
    if (isWreck(counter))
        paintCross(painter, counter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isDark(counter) ? charcoal : cream, counters::rim));
    painter.drawPath(counterOutline(counter));
    painter.setPen(Qt::NoPen);
    paintWear(painter, counter, scale);
    painter.restore();
    paintLabel(painter, counter, scale);
    paintBadges(painter, counter, scale);
    painter.restore();
}

} // namespace roadmarshal::views
