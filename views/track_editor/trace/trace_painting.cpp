#include "board/board_colours.h"
#include "trace_canvas.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

QColor faint(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

// On any photo one of the two is seen.
void drawCased(QPainter& painter, const QLineF& line, const QColor& colour, double width,
               Qt::PenStyle style = Qt::SolidLine)
{
    painter.setPen(QPen(boardColours().casing, width + 2.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    painter.setPen(QPen(colour, width, style, Qt::RoundCap));
    painter.drawLine(line);
}

void drawDot(QPainter& painter, QPointF at, const QColor& colour, double radius)
{
    painter.setPen(QPen(boardColours().casing, 2));
    painter.setBrush(colour);
    painter.drawEllipse(at, radius, radius);
}

} // namespace

void TraceCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!hasPhoto()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(
            rect().adjusted(40, 40, -40, -40), Qt::AlignCenter | Qt::TextWordWrap,
            tr("Take a photo of the board, or scan it, and open it here.\nAll of the board should be in "
               "sight; the angle does not matter."));
        return;
    }
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setTransform(m_view);
    painter.drawPixmap(0, 0, m_photo);
    painter.resetTransform();
    paintSpaces(painter);
    paintLines(painter);
    if (m_tool == Tool::Lines)
        paintNextLine(painter);
    if (m_tool == Tool::Corners)
        paintCorners(painter);
}

void TraceCanvas::paintSpaces(QPainter& painter) const
{
    const QColor edge = boardColours().ink;
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    for (std::size_t sector = 0; sector < m_sectors.size(); ++sector) {
        QPolygonF first;
        for (const auto& space : m_sectors[sector].spaces) {
            QPolygonF outline;
            for (const QPointF& point : space)
                outline.append(toWidget(point));
            painter.setPen(QPen(faint(edge, 200), 1));
            painter.setBrush(faint(boardColours().open, sector % 2 == 0 ? 70 : 35));
            painter.drawPolygon(outline);
            if (first.isEmpty())
                first = outline;
        }
        const QRectF box = first.boundingRect();
        const QString number = QString::number(sector);
        QRectF plate = painter.boundingRect(box, Qt::AlignCenter, number).adjusted(-3, -1, 3, 1);
        plate.moveCenter(box.center());
        if (plate.width() > box.width() * 1.5)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(faint(boardColours().casing, 190));
        painter.drawRoundedRect(plate, 3, 3);
        painter.setPen(edge);
        painter.drawText(plate, Qt::AlignCenter, number);
    }
}

void TraceCanvas::paintLines(QPainter& painter) const
{
    for (std::size_t i = 0; i < m_trace.lines.size(); ++i) {
        const QPointF inner = toWidget(m_trace.lines[i].line.inner);
        const QPointF outer = toWidget(m_trace.lines[i].line.outer);
        // The finish line is seen from afar; of each line the inner end is the full dot.
        const QColor colour = i == 0 ? boardColours().target : boardColours().open;
        drawCased(painter, {inner, outer}, colour, i == 0 ? 4 : 2);
        drawDot(painter, inner, colour, 4);
        drawDot(painter, outer, boardColours().ink, 4);
    }
}

void TraceCanvas::paintNextLine(QPainter& painter) const
{
    if (m_trace.begun) {
        drawCased(painter, {toWidget(*m_trace.begun), m_cursor}, boardColours().open, 2);
        drawDot(painter, toWidget(*m_trace.begun), boardColours().open, 4);
    } else if (const auto expected = expectedLine(m_trace)) {
        drawCased(painter, {toWidget(expected->inner), toWidget(expected->outer)}, boardColours().ink, 1.5,
                  Qt::DotLine);
    }
}

void TraceCanvas::paintCorners(QPainter& painter) const
{
    for (std::size_t i = 0; i < m_trace.corners.size(); ++i)
        drawCased(painter, {toWidget(m_trace.corners[i]), toWidget(m_trace.corners[(i + 1) % 4])},
                  boardColours().target, 2);
    for (const QPointF& corner : m_trace.corners)
        drawDot(painter, toWidget(corner), boardColours().target, 8);
}

} // namespace roadmarshal::views
