// The names of a board's groups, and on demand of its spaces, as large as other text: they grow with it and
// with the zoom.
#pragma once

#include "board/board.h"

#include <QColor>
#include <QFont>
#include <QGraphicsItem>

namespace roadmarshal::views {

class BoardNames : public QGraphicsItem
{
public:
    void setBoard(const board::Board& board);
    void setSpacesNamed(bool on);
    bool areSpacesNamed() const { return m_spacesNamed; }
    void setInk(const QColor& ink);

    struct Name
    {
        QString text;
        QPointF at;
        double room = 0; // to its neighbours, in units of the board
    };
    // Those of groups that do not overlap at a scale.
    std::vector<Name> groupsAt(double scale) const;

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

private:
    QRectF m_bounds;
    std::vector<Name> m_groups;
    std::vector<Name> m_spaces;
    QColor m_ink;
    bool m_spacesNamed = false;
};

} // namespace roadmarshal::views
