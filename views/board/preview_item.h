// What would happen: ghosts of the pieces where they would end, and how they get there.
#pragma once

#include "sprite.h"

#include <QGraphicsItem>
#include <QPolygonF>

#include <vector>

namespace roadmarshal::views {

struct Ghost
{
    Counter counter;
    QPointF point;
    double heading = 0;
    QPainterPath way;    // from where it is now
    bool active = false; // moves by itself, the others are pushed
};

class PreviewItem : public QGraphicsItem
{
public:
    PreviewItem();

    void setGhosts(std::vector<Ghost> ghosts);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    struct Drawn
    {
        Ghost ghost;
        QPolygonF head;
        Sprite sprite;
    };

    void paintWay(QPainter& painter, const Drawn& drawn, double pixel) const;

    QRectF m_bounds;
    std::vector<Drawn> m_drawn;
};

} // namespace roadmarshal::views
