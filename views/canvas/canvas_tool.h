// What mouse and keys do on a canvas: the canvas is one thin scene, and tools are plugged into it.
#pragma once

#include <QCursor>
#include <QList>
#include <QPointF>
#include <QString>

class QPainter;

namespace roadmarshal::views {

// Something of a tool that can be dragged; the canvas draws it.
struct CanvasHandle
{
    enum class Shape { Round, Square };
    QString name;
    QPointF at; // on the board
    QString tip = {};
    Shape shape = Shape::Round;
};

// Where the mouse or the keyboard is.
struct CanvasPoint
{
    QPointF world;  // in coordinates of the board
    QString space;  // empty beside all spaces
    QString handle; // while one is dragged that one; empty where none is in reach
    Qt::KeyboardModifiers modifiers;
};

class CanvasTool
{
public:
    CanvasTool() = default;
    CanvasTool(const CanvasTool&) = delete;
    CanvasTool& operator=(const CanvasTool&) = delete;
    virtual ~CanvasTool() = default;

    // The board is another now, or the tool is taken up.
    virtual void refresh() {}
    virtual QList<CanvasHandle> handles() const { return {}; }
    // On top of the board, in its coordinates; `pixel` is as wide as one of the screen. `at` is what is
    // pointed at.
    virtual void paint(QPainter&, const CanvasPoint& /*at*/, double /*pixel*/) const {}

    virtual void click(const CanvasPoint&) {}
    // Whether a drag from there is the tool's; otherwise it pans. A handle's always is.
    virtual bool takesDrag(const CanvasPoint&) const { return false; }
    virtual void drag(const CanvasPoint& /*from*/, const CanvasPoint& /*to*/) {}
    virtual void drop() {}
    // Escape: what was begun is given up. False if nothing was.
    virtual bool giveUp() { return false; }

    // What a click or a drag there does, in words; shown beside the mouse.
    virtual QString tip(const CanvasPoint&) const { return {}; }
    virtual Qt::CursorShape cursor(const CanvasPoint&) const { return Qt::ArrowCursor; }
};

} // namespace roadmarshal::views
