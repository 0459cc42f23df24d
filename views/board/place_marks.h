// The places that can be chosen, lit up on the board; those with a piece on them have their rim on top of it.
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
    bool covered = false; // a piece lies on it
};

class PlaceMarks : public QGraphicsItem
{
public:
    enum class Part { Ground, Rim };
    explicit PlaceMarks(Part part) : m_part(part) {}

    void setBounds(const QRectF& bounds);
    void setMarks(std::vector<PlaceMark> marks);
    // Under the cursor or the keyboard's choice; -1 for none.
    void setHot(int mark);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    void paintMark(QPainter& painter, const PlaceMark& mark, bool hot, double pixel) const;
    void paintGround(QPainter& painter, const PlaceMark& mark, bool hot, double pixel) const;
    void paintRim(QPainter& painter, const PlaceMark& mark, bool hot, double pixel) const;

    Part m_part;
    QRectF m_bounds;
    std::vector<PlaceMark> m_marks;
    int m_hot = -1;
};

} // namespace roadmarshal::views
