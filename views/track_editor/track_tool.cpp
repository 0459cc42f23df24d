#include "track_tool.h"

#include "board/board_colours.h"
#include "style/shape_path.h"
#include "style/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace roadmarshal::views {

void TrackTool::paint(QPainter& painter, const CanvasPoint&, double pixel) const
{
    const int section = m_editing.section();
    const int first = draft().firstSectorOf(section);
    QPainterPath lit;
    for (int sector = first; sector < first + draft().track.sections[section].sectors; ++sector)
        lit.addPath(toPath(m_editing.road().whole(sector)));
    QColor veil = bright();
    veil.setAlphaF(0.25F);
    painter.setPen(QPen(bright(), 2.5 * pixel, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(veil);
    lit.setFillRule(Qt::WindingFill);
    painter.drawPath(lit);
}

std::optional<track::Space> TrackTool::spaceAt(const CanvasPoint& at) const
{
    const auto space = track::parseSpace(at.space);
    return space && draft().canDriveOn(*space) ? space : std::nullopt;
}

QPainterPath TrackTool::pathOf(track::Space space) const
{
    const board::Space* found = m_editing.laid().board->find(track::toText(space));
    return found ? toPath(*found) : QPainterPath();
}

QPointF TrackTool::centreOf(track::Space space) const
{
    const board::Space* found = m_editing.laid().board->find(track::toText(space));
    return found ? found->centre : QPointF();
}

void TrackTool::paintSpace(QPainter& painter, track::Space space, const QColor& colour, double pixel) const
{
    QColor veil = colour;
    veil.setAlphaF(0.45F);
    painter.setBrush(veil);
    painter.setPen(QPen(colour, 2.5 * pixel));
    painter.drawPath(pathOf(space));
}

void TrackTool::paintArrow(QPainter& painter, QPointF from, QPointF to, const QColor& colour,
                           double pixel) const
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0)
        return;
    const QPointF along = way / length;
    const QPointF across(-along.y(), along.x());
    constexpr double head = 7;
    const QPolygonF tip({to, to - head * along + head / 2 * across, to - head * along - head / 2 * across});
    for (const auto& [ink, wide] : {std::pair(boardColours().ink, 3.6), std::pair(colour, 2.0)}) {
        painter.setPen(QPen(ink, std::max(wide, wide * pixel), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(ink);
        painter.drawLine(from, to - head / 2 * along);
        painter.drawPolygon(tip);
    }
}

QColor TrackTool::bright()
{
    return boardColours().open;
}

QColor TrackTool::objected()
{
    return boardColours().objected;
}

} // namespace roadmarshal::views
