// A board drawn as large as there is room, in which spaces can be marked and clicked.
#pragma once

#include "board/svg_source.h"

#include <QPixmap>
#include <QStringList>
#include <QWidget>

namespace roadmarshal::board {
class Board;
}

namespace roadmarshal::views {

class BoardPicture final : public QWidget
{
    Q_OBJECT
public:
    explicit BoardPicture(QWidget* parent = nullptr);

    void setBoard(std::shared_ptr<const board::Board> board);
    // All spaces of these groups, as what is spoken of.
    void setMarked(int firstGroup, int groups);
    QSize sizeHint() const override { return {340, 150}; }
    QSize minimumSizeHint() const override { return {160, 84}; }
    // Where a point of the board is on it.
    QPointF shownAt(QPointF point) const;

signals:
    // On a space of the group.
    void clicked(int group);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    double scale() const;
    void draw();
    void paintMarked(QPainter& painter) const;

    std::shared_ptr<const board::Board> m_board;
    QPixmap m_drawn;
    std::vector<std::pair<board::Patch, std::shared_ptr<SvgSource>>> m_sources; // of what is drawn
    int m_firstMarked = 0;
    int m_marked = 0;
    bool m_isDark = false; // what it was drawn for
};

// A small one, for lists.
QPixmap thumbnailOf(const board::Board& board, QSize size, const QPalette& palette, double ratio);

} // namespace roadmarshal::views
