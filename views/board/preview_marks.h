// What a preview warns of on its places: danger, dice due, a stop, the unknown beyond.
#pragma once

#include "table/preview.h"

#include <QGraphicsItem>
#include <QPainterPath>

#include <vector>

namespace roadmarshal::views {

struct PreviewMark
{
    QPainterPath outline;
    QPointF centre;
    table::Preview::Tone tone = table::Preview::Tone::Plain;
    QString text; // beside the sign; may be empty
};

class PreviewMarks : public QGraphicsItem
{
public:
    PreviewMarks();

    void setMarks(std::vector<PreviewMark> marks);
    const std::vector<PreviewMark>& marks() const { return m_marks; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    std::vector<PreviewMark> m_marks;
    QRectF m_bounds;
};

} // namespace roadmarshal::views
