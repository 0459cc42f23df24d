// A board drawn at once from the outlines of its spaces, for as long as its picture is not ready.
#pragma once

#include "board/board.h"
#include "board/theme.h"

#include <QColor>
#include <QPainterPath>

#include <functional>

namespace roadmarshal::views {

// The ground of a space; without one all are paved.
using SpaceColour = std::function<QString(const board::Space&, const board::Theme&)>;

class BoardSketch
{
public:
    BoardSketch() = default;
    BoardSketch(const board::Board& board, const SpaceColour& colourOf);

    void setTheme(const board::Theme& theme);
    // `opacity` below 1 lets what lies below show through.
    void paint(QPainter& painter, double opacity) const;

private:
    struct Ground
    {
        board::Space space;
        QPainterPath path;
        QColor colour;
    };
    SpaceColour m_colourOf;
    std::vector<Ground> m_grounds;
    QPainterPath m_all;
    QColor m_line;
    QColor m_shoulder;
};

} // namespace roadmarshal::views
