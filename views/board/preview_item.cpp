#include "preview_item.h"

#include "board_colours.h"
#include "route.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

constexpr double activeHead = 15;
constexpr double pushedHead = 11;
constexpr double ghostOpacity = 0.93;
// The way starts beyond the piece and ends before its ghost, so that their numbers stay free.
constexpr double clearance = 19;

QPainterPath shortened(const QPainterPath& way)
{
    // Between neighbouring spaces little is left, but an arrow there must be.
    const double cut = std::min(clearance, way.length() / 3);
    const double end = way.length() - cut;
    const auto at = [&](double length) { return way.pointAtPercent(way.percentAtLength(length)); };
    QPainterPath path(at(cut));
    constexpr double step = 4;
    for (double length = cut + step; length < end; length += step)
        path.lineTo(at(length));
    path.lineTo(at(end));
    return path;
}

} // namespace

PreviewItem::PreviewItem()
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void PreviewItem::setGhosts(std::vector<Ghost> ghosts)
{
    prepareGeometryChange();
    m_drawn.clear();
    m_bounds = {};
    for (Ghost& ghost : ghosts) {
        if (ghost.way.length() > 1)
            ghost.way = shortened(ghost.way);
        else
            ghost.way = {};
        QPolygonF head =
            ghost.way.isEmpty() ? QPolygonF() : arrowHead(ghost.way, ghost.active ? activeHead : pushedHead);
        m_bounds |= counterBounds(ghost.counter).translated(ghost.point).adjusted(-8, -8, 8, 8);
        if (!ghost.way.isEmpty())
            m_bounds |= ghost.way.boundingRect().adjusted(-16, -16, 16, 16);
        m_drawn.push_back({std::move(ghost), std::move(head), {}});
    }
    setVisible(!m_drawn.empty());
    update();
}

void PreviewItem::paintWay(QPainter& painter, const Drawn& drawn, double pixel) const
{
    const BoardColours& colours = boardColours();
    const double width = std::max(drawn.ghost.active ? 5.0 : 3.5, 2.5 * pixel);
    const double casing = width + 2 * std::max(1.2, pixel);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.ink, casing, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(drawn.ghost.way);
    painter.setBrush(colours.ink);
    painter.setPen(QPen(colours.ink, casing - width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(drawn.head);
    const QColor colour = drawn.ghost.active ? colours.way : colours.casing;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(drawn.ghost.way);
    painter.setBrush(colour);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(drawn.head);
}

void PreviewItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double pixel = 1 / painter->worldTransform().m11();
    for (Drawn& drawn : m_drawn) {
        painter->save();
        painter->translate(drawn.ghost.point);
        painter->setOpacity(ghostOpacity);
        drawn.sprite.paint(*painter, drawn.ghost.counter, drawn.ghost.heading);
        painter->setOpacity(1);
        painter->rotate(drawn.ghost.heading);
        painter->setBrush(Qt::NoBrush);
        QPen pen(boardColours().casing, std::max(1.6, 1.2 * pixel), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({3, 2});
        painter->setPen(pen);
        painter->drawPath(counterRing(drawn.ghost.counter, 2));
        painter->restore();
    }
    for (const Drawn& drawn : m_drawn) {
        if (!drawn.ghost.way.isEmpty())
            paintWay(*painter, drawn, pixel);
    }
}

} // namespace roadmarshal::views
