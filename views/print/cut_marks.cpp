#include "cut_marks.h"

#include "poster.h"

#include <QPainter>

namespace roadmarshal::views::print {

void paintCutMarks(QPainter& painter, const QRectF& drawing, Ink ink)
{
    constexpr double gap = 0.8 * mm;
    painter.setPen(QPen(inks(ink).text, 0.4 * pt));
    for (const double x : {drawing.left(), drawing.right()}) {
        painter.drawLine(QPointF(x, drawing.top() - gap), QPointF(x, drawing.top() - markLength));
        painter.drawLine(QPointF(x, drawing.bottom() + gap), QPointF(x, drawing.bottom() + markLength));
    }
    for (const double y : {drawing.top(), drawing.bottom()}) {
        painter.drawLine(QPointF(drawing.left() - gap, y), QPointF(drawing.left() - markLength, y));
        painter.drawLine(QPointF(drawing.right() + gap, y), QPointF(drawing.right() + markLength, y));
    }
}

void paintCutLine(QPainter& painter, const QRectF& around, Ink ink)
{
    painter.setPen(QPen(inks(ink).faint, 0.4 * pt, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(around);
}

void paintFoldLine(QPainter& painter, const QLineF& line, Ink ink)
{
    painter.setPen(QPen(inks(ink).faint, 0.7 * pt, Qt::DotLine));
    painter.drawLine(line);
}

} // namespace roadmarshal::views::print
