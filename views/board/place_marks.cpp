#include "place_marks.h"

#include "board_colours.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace roadmarshal::views {

namespace {

constexpr double markReach = 4;
constexpr double dotRadius = 5;

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QRectF areaOf(const PlaceMark& mark)
{
    return mark.outline.boundingRect().adjusted(-markReach, -markReach, markReach, markReach);
}

// "This one too."
void paintTick(QPainter& painter, QPointF centre, double size)
{
    const BoardColours& colours = boardColours();
    const QPolygonF tick({centre + QPointF(-size, 0), centre + QPointF(-size / 4, size * 0.8),
                          centre + QPointF(size, -size * 0.8)});
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(colours.ink, 6.0), std::pair(colours.casing, 3.2)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(tick);
    }
}

// A dot says "here", a cross says "not by the rules", a tick that it is picked.
void paintSign(QPainter& painter, const PlaceMark& mark, bool hot)
{
    const BoardColours& colours = boardColours();
    const double radius = hot ? dotRadius * 1.4 : dotRadius;
    if (mark.kind == Choice::Kind::Picked)
        return paintTick(painter, mark.centre, radius * 1.5);
    if (mark.kind == Choice::Kind::Open) {
        painter.setPen(QPen(colours.ink, 1.2));
        painter.setBrush(colours.casing);
        painter.drawEllipse(mark.centre, radius, radius);
        return;
    }
    const QPointF slash(radius, radius);
    const QPointF back(radius, -radius);
    for (const auto& [colour, width] : {std::pair(colours.ink, 4.5), std::pair(colours.objected, 2.5)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(mark.centre - slash, mark.centre + slash);
        painter.drawLine(mark.centre - back, mark.centre + back);
    }
}

} // namespace

void PlaceMarks::setBounds(const QRectF& bounds)
{
    prepareGeometryChange();
    m_bounds = bounds;
}

void PlaceMarks::setMarks(std::vector<PlaceMark> marks)
{
    for (const PlaceMark& mark : m_marks)
        update(areaOf(mark));
    m_marks = std::move(marks);
    m_hot = -1;
    for (const PlaceMark& mark : m_marks)
        update(areaOf(mark));
}

void PlaceMarks::setHot(int mark)
{
    for (const int changed : {std::exchange(m_hot, mark), mark}) {
        if (changed >= 0)
            update(areaOf(m_marks[changed]));
    }
}

void PlaceMarks::paintMark(QPainter& painter, const PlaceMark& mark, bool hot, double pixel) const
{
    const BoardColours& colours = boardColours();
    const bool open = mark.kind != Choice::Kind::Objected;
    const bool picked = mark.kind == Choice::Kind::Picked;
    const QColor colour = open ? colours.open : colours.objected;
    const double width = std::max(hot ? 2.6 : 1.6, (hot ? 2.5 : 1.5) * pixel);
    painter.setBrush(faded(colour, hot || picked ? 0.95 : open ? 0.62 : 0.22));
    painter.setPen(Qt::NoPen);
    painter.drawPath(mark.outline);
    painter.setBrush(Qt::NoBrush);
    QPen pen(open ? colours.casing : colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!open)
        pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawPath(mark.outline);
    paintSign(painter, mark, hot);
}

void PlaceMarks::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double pixel = 1 / painter->worldTransform().m11();
    for (int i = 0; i < static_cast<int>(m_marks.size()); ++i) {
        if (i != m_hot && areaOf(m_marks[i]).intersects(option->exposedRect))
            paintMark(*painter, m_marks[i], false, pixel);
    }
    if (m_hot >= 0)
        paintMark(*painter, m_marks[m_hot], true, pixel);
}

} // namespace roadmarshal::views
