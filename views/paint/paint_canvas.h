// A drawn board on which a brush is led over places, by mouse or keys.
#pragma once

#include "board/board.h"

#include <QPixmap>
#include <QWidget>

#include <set>

namespace roadmarshal::views {

class PaintCanvas final : public QWidget
{
    Q_OBJECT
public:
    explicit PaintCanvas(QWidget* parent = nullptr);

    // What is there stays on show if there is none.
    void setBoard(const std::shared_ptr<const board::Board>& board);
    const board::Board* board() const { return m_board.get(); }
    // The place under the keys.
    QString current() const { return m_current; }
    // Where a place is in the widget.
    QPointF pointOf(const QString& place) const;

    QSize sizeHint() const override { return {620, 620}; }

signals:
    // Once for each place that a stroke comes over.
    void touched(const QString& place);
    void strokeEnded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QTransform view() const; // from the board to the widget
    QString placeAt(QPointF point) const;
    void touch(QPointF point);
    void step(QPointF way);
    void draw();

    std::shared_ptr<const board::Board> m_board;
    QPixmap m_picture;
    QString m_under;
    QString m_current;
    bool m_isPainting = false;
    std::set<QString> m_painted; // of the stroke
};

} // namespace roadmarshal::views
