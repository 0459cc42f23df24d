// A board that is being made: zoomed and panned like one that is played on, with a tool plugged in, messages
// at their places, and room for a picture below.
#pragma once

#include "board/camera.h"
#include "board_sketch.h"
#include "canvas_mark.h"
#include "canvas_tool.h"

#include "background/thinking.h"
#include "board/svg_source.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

class QAction;

namespace roadmarshal::views {

class Canvas : public QWidget
{
    Q_OBJECT
public:
    explicit Canvas(QWidget* parent = nullptr);

    // Zoom and place stay, unless all of it was on show.
    void setBoard(std::shared_ptr<const board::Board> board, const SpaceColour& colourOf = {});
    const board::Board* board() const { return m_board.get(); }

    // Not taken over; null for none.
    void setTool(CanvasTool* tool);
    CanvasTool* tool() const { return m_tool; }
    // The tool shows otherwise, or its handles lie elsewhere.
    void refreshTool();

    void setMarks(const QList<CanvasMark>& marks);
    const QList<CanvasMark>& marks() const { return m_marks; }

    // A picture below the board, with its corners (from the upper left clockwise) in coordinates of the
    // board; none for a null image.
    void setUnderlay(const QImage& picture, const QPolygonF& corners);
    // Whether the board lets what lies below show through, as outlines with a tint.
    void setSeeThrough(bool on);

    void fit();
    void zoomBy(double factor, QPointF about);
    // So that it is on show.
    void reveal(QPointF world);
    const Camera& camera() const { return m_camera; }
    // Where a point or a space of the board is on the widget.
    QPointF shownAt(QPointF world) const { return view().map(world); }
    QPoint shownAt(const QString& space) const;
    // What is drawn, as sharp as it gets; for pictures.
    void settle();
    bool isSharp() const;

    // The space that the arrow keys are on; Enter clicks it.
    const QString& keySpace() const { return m_keySpace; }
    void setKeySpace(const QString& space);

    QSize sizeHint() const override { return {720, 560}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

signals:
    void markClicked(int mark);
    // What a click would do there, in words.
    void said(const QString& tip);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QTransform view() const;
    board::Theme theme() const;
    QPointF toWorld(QPointF point) const { return view().inverted().map(point); }
    QRectF visible() const; // of the board
    bool isCovered() const;
    CanvasPoint pointAt(QPointF point, Qt::KeyboardModifiers modifiers) const;
    QString handleAt(QPointF point) const;
    void lookAgain();
    void cameraMoved();
    void sharpen();
    void hover(const CanvasPoint& at, QPointF point);
    void goTo(int groupStep, int orderStep);
    void paintBoard(QPainter& painter) const;
    void paintUnderlay(QPainter& painter) const;
    void paintHandles(QPainter& painter) const;
    void paintTip(QPainter& painter) const;

    // The drawn board, for the part and zoom that were on show when it was asked for.
    struct Sharp
    {
        QImage image;
        QRectF world;
        double scale = 0;
    };
    struct Wanted
    {
        board::Theme theme;
        QRect part; // in pixels at that scale
        double scale = 1;
    };
    Wanted wanted() const;
    static std::shared_ptr<SvgSources> sourcesOf(const board::Board& board, const board::Theme& theme);
    static Sharp drawnSharp(const SvgSources& sources, const Wanted& wanted);

    std::shared_ptr<const board::Board> m_board;
    BoardSketch m_sketch;
    SpaceColour m_colourOf;
    std::shared_ptr<SvgSources> m_sources; // of the board, once they are made
    Sharp m_sharp;
    QTimer m_settling;
    Camera m_camera;
    bool m_fitted = true;
    bool m_seeThrough = false;
    QImage m_underlay;
    QPolygonF m_underlayCorners;
    QList<CanvasMark> m_marks;
    int m_hotMark = -1;
    CanvasTool* m_tool = nullptr;
    QList<CanvasHandle> m_handles;

    CanvasPoint m_at; // what the mouse or the keys point at
    QPointF m_mouse;
    bool m_isInside = false;
    std::optional<CanvasPoint> m_pressed;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    enum class Dragging { No, Tool, View };
    Dragging m_dragging = Dragging::No;
    QString m_keySpace;
    Thinking m_thinking; // last, so that it ends first
};

} // namespace roadmarshal::views
