#include "board_sketch.h"

#include "style/shape_path.h"

#include <QPainter>

namespace roadmarshal::views {

namespace {

constexpr double shoulder = 24;
constexpr double lineWidth = 1.8;

} // namespace

BoardSketch::BoardSketch(const board::Board& board, const SpaceColour& colourOf) : m_colourOf(colourOf)
{
    for (const board::Space& space : board.spaces()) {
        if (space.onlyIfOffered)
            continue;
        m_grounds.push_back({space, toPath(space), {}});
        m_all.addPath(m_grounds.back().path);
    }
}

void BoardSketch::setTheme(const board::Theme& theme)
{
    m_line = QColor(theme.line);
    m_line.setAlphaF(0.6F);
    m_shoulder = QColor(theme.shoulder);
    for (Ground& ground : m_grounds) {
        const bool alternate = ground.space.group % 2 == 1;
        const QString paved = alternate ? theme.asphaltAlternate : theme.asphalt;
        ground.colour = QColor(m_colourOf ? m_colourOf(ground.space, theme) : paved);
    }
}

void BoardSketch::paint(QPainter& painter, double opacity) const
{
    painter.save();
    painter.setOpacity(opacity);
    painter.setBrush(Qt::NoBrush);
    const bool passes = opacity == 1; // what is gone in a moment has to be there at once
    painter.setRenderHint(QPainter::Antialiasing, !passes);
    if (passes) {
        painter.setPen(QPen(m_shoulder, shoulder, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        for (const Ground& ground : m_grounds)
            painter.drawPath(ground.path);
    }
    painter.setPen(Qt::NoPen);
    for (const Ground& ground : m_grounds) {
        painter.setBrush(ground.colour);
        painter.drawPath(ground.path);
    }
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_line, passes ? 0 : lineWidth));
    painter.drawPath(m_all);
    painter.restore();
}

} // namespace roadmarshal::views
