#include "piece_item.h"

#include "board_colours.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

constexpr int ringDistance = 3;
constexpr double ringReach = 8;
constexpr double awayOpacity = 0.5;

} // namespace

PieceItem::PieceItem(const QString& piece, const Counter& counter) : m_piece(piece), m_counter(counter)
{
    setFlag(ItemUsesExtendedStyleOption, false);
}

void PieceItem::setCounter(const Counter& counter)
{
    if (m_counter == counter)
        return;
    if (m_counter.form != counter.form || m_counter.length != counter.length)
        prepareGeometryChange();
    m_counter = counter;
    update();
}

void PieceItem::setPose(QPointF point, double heading)
{
    setPos(point);
    if (m_heading == heading)
        return;
    m_heading = heading;
    update();
}

void PieceItem::setRing(Ring ring)
{
    if (m_ring == ring)
        return;
    m_ring = ring;
    update();
}

void PieceItem::setSigns(Signs signs)
{
    if (std::exchange(m_signs, signs) != signs)
        update();
}

void PieceItem::setHot(bool hot)
{
    if (m_hot == hot)
        return;
    m_hot = hot;
    update();
}

void PieceItem::setAway(bool away)
{
    if (std::exchange(m_away, away) != away)
        update();
}

void PieceItem::setHurried(bool hurried)
{
    m_sprite.setHurried(hurried);
    if (std::exchange(m_hurried, hurried) && !hurried)
        update();
}

QRectF PieceItem::boundingRect() const
{
    return counterBounds(m_counter).adjusted(-ringReach, -ringReach, ringReach, ringReach);
}

QPainterPath PieceItem::shape() const
{
    return QTransform().rotate(m_heading).map(counterOutline(m_counter));
}

void PieceItem::paintRing(QPainter& painter) const
{
    const BoardColours& colours = boardColours();
    const bool chosen = m_ring == Ring::Selected;
    const double pixel = 1 / painter.worldTransform().m11();
    const double width = std::max(chosen || m_hot ? 3.2 : 2.2, (chosen || m_hot ? 3 : 2) * pixel);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.rotate(m_heading);
    painter.setBrush(m_hot ? colours.open : QColor(Qt::transparent));
    const bool open = m_ring == Ring::Open;
    painter.setPen(QPen(open ? colours.casing : colours.ink, width + 2 * std::max(1.0, pixel)));
    painter.drawPath(counterRing(m_counter, ringDistance));
    QPen pen(m_ring == Ring::Objected ? colours.objected : colours.open, width);
    if (m_ring == Ring::Objected)
        pen.setDashPattern({2, 1.4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(counterRing(m_counter, ringDistance));
    painter.restore();
}

// Upright however the piece is turned, and with the number left free.
void PieceItem::paintCrosshair(QPainter& painter) const
{
    const BoardColours& colours = boardColours();
    const double pixel = 1 / painter.worldTransform().m11();
    constexpr double radius = 21;
    constexpr double inner = 13;
    constexpr double outer = 29;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const double width = std::max(m_hot ? 3.4 : 2.4, (m_hot ? 3 : 2) * pixel);
    for (const auto& [colour, wide] :
         {std::pair(colours.casing, width + 2 * std::max(1.2, pixel)), std::pair(colours.target, width)}) {
        painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::FlatCap));
        painter.drawEllipse(QPointF(), radius, radius);
        for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(way * inner, way * outer);
    }
    painter.restore();
}

// On its nose, pointing where it would go: a piece right ahead does not cover it.
void PieceItem::paintArrow(QPainter& painter) const
{
    const BoardColours& colours = boardColours();
    const double pixel = 1 / painter.worldTransform().m11();
    const double tip = 26 + m_counter.length / 2;
    const double size = m_hot ? 8 : 6;
    const QPolygonF arrow({{tip, 0}, {tip - size * 1.3, -size}, {tip - size * 1.3, size}});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.rotate(m_heading);
    painter.setPen(QPen(colours.ink, std::max(1.2, pixel), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colours.casing);
    painter.drawPolygon(arrow);
    painter.restore();
}

// At its shoulder, upright: the number stays free.
void PieceItem::paintTick(QPainter& painter) const
{
    const BoardColours& colours = boardColours();
    const double pixel = 1 / painter.worldTransform().m11();
    const QPointF centre(15, -13);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.ink, std::max(1.2, pixel)));
    painter.setBrush(colours.casing);
    painter.drawEllipse(centre, 9, 9);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.ink, std::max(2.4, 1.5 * pixel), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(
        QPolygonF({centre + QPointF(-4.5, 0), centre + QPointF(-1, 3.8), centre + QPointF(4.8, -3.8)}));
    painter.restore();
}

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_ring != Ring::None)
        paintRing(*painter);
    painter->setOpacity(m_away ? awayOpacity : 1);
    m_sprite.paint(*painter, m_counter, m_heading);
    painter->setOpacity(1);
    if (m_signs.target)
        paintCrosshair(*painter);
    if (m_signs.next)
        paintArrow(*painter);
    if (m_signs.picked)
        paintTick(*painter);
}

} // namespace roadmarshal::views
