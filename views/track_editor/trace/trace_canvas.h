// A photo of a board with what has been traced on it, and the mouse that traces.
#pragma once

#include "track/trace/trace.h"

#include <QPixmap>
#include <QWidget>

namespace roadmarshal::views {

class TraceCanvas final : public QWidget
{
    Q_OBJECT
public:
    enum class Tool { Corners, Lines, FinishLine };

    explicit TraceCanvas(QWidget* parent = nullptr);

    void setPhoto(const QImage& photo);
    bool hasPhoto() const { return !m_photo.isNull(); }
    const track::Trace& trace() const { return m_trace; }
    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    void setRatio(double ratio);
    // Of the road from the last line to the one that is clicked next.
    void setStretch(int lanes, int sectors);

    // The next line where the road goes on as it comes.
    void goOn();
    void closeLoop();
    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }
    void undo();
    void redo();
    // Presses of the left button so far.
    int clicks() const { return m_clicks; }

    QPointF toWidget(QPointF photo) const { return m_view.map(photo); }
    QPointF toPhoto(QPointF widget) const { return m_view.inverted().map(widget); }
    QSize sizeHint() const override { return {900, 640}; }

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // A point that can be dragged: a corner, or an end of a line.
    struct Handle
    {
        enum class Kind { Corner, Inner, Outer };
        Kind kind = Kind::Corner;
        std::size_t index = 0;
    };
    std::optional<Handle> handleAt(QPointF widget) const;
    QPointF& pointOf(track::Trace& trace, Handle handle) const;
    std::optional<std::size_t> lineAt(QPointF widget) const;
    void change(const track::Trace& trace);
    void drag(QPointF widget);
    void clickAt(QPointF widget);
    void fit();
    void zoom(double factor, QPointF about);

    void paintSpaces(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintNextLine(QPainter& painter) const;
    void paintCorners(QPainter& painter) const;

    QPixmap m_photo;
    QTransform m_view; // from the photo to the widget
    bool m_isFitted = true;
    track::Trace m_trace;
    std::vector<track::Trace> m_before;
    std::vector<track::Trace> m_after;
    std::vector<track::TracedSector> m_sectors;
    Tool m_tool = Tool::Corners;
    int m_lanes = 4;
    int m_stretch = 1;
    int m_clicks = 0;

    std::optional<Handle> m_held;
    std::optional<track::Trace> m_dragged; // as it was when the drag began to move something
    QPointF m_pressed;
    QPointF m_cursor;
    bool m_isPanning = false;
};

} // namespace roadmarshal::views
