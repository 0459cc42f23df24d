// Messages that stand at their place on a canvas.
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;
class QTransform;

namespace roadmarshal::views {

struct Colours;

struct CanvasMark
{
    QPointF at; // on the board
    QString text;
    bool strong = true; // has to be seen to
    bool operator==(const CanvasMark&) const = default;
};

// A sign at each place, and beside it the words where there is room; of `hot` in any case. `view` leads from
// the board to the window.
void paintMarks(QPainter& painter, const QList<CanvasMark>& marks, int hot, const QTransform& view,
                const QRectF& window, const Colours& colours);
// The mark whose sign is at a point of the window, -1 for none.
int markAt(const QList<CanvasMark>& marks, QPointF point, const QTransform& view);

} // namespace roadmarshal::views
