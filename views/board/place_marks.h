// The places that can be chosen, lit up on the board.
#pragma once

#include "choice.h"

#include <QGraphicsItem>
#include <QPainterPath>

#include <vector>

namespace roadmarshal::views {

struct PlaceMark
{
    QPainterPath outline;
    QPointF centre;
    Choice::Kind kind = Choice::Kind::Open;
};

class PlaceMarks : public QGraphicsItem
{
public:
    void setBounds(const QRectF& bounds);
    void setMarks(std::vector<PlaceMark> marks);
    // Under the cursor or the keyboard's choice; -1 for none.
    void setHot(int mark);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    void paintMark(QPainter& painter, const PlaceMark& mark, bool hot, double pixel) const;

    QRectF m_bounds;
    std::vector<PlaceMark> m_marks;
    int m_hot = -1;
};

} // namespace roadmarshal::views
