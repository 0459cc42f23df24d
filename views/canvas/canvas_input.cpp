#include "canvas.h"

#include <QAccessible>
#include <QApplication>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <cmath>

namespace roadmarshal::views {

namespace {

// A notch of the wheel (120) zooms by a quarter; so many pixels of a trackpad count as one.
constexpr double wheelBase = 1.25;
constexpr double notch = 120;
constexpr double pixelsPerNotch = 60;

} // namespace

void Canvas::hover(const CanvasPoint& at, QPointF point)
{
    m_at = at;
    m_hotMark = markAt(m_marks, point, view());
    Qt::CursorShape shape = m_tool ? m_tool->cursor(at) : Qt::ArrowCursor;
    if (m_hotMark >= 0)
        shape = Qt::PointingHandCursor;
    else if (!at.handle.isEmpty())
        shape = Qt::SizeAllCursor;
    setCursor(shape);
    emit said(m_tool ? m_tool->tip(at) : QString());
    update();
}

void Canvas::mousePressEvent(QMouseEvent* event)
{
    m_mouse = m_pressedAt = m_draggedTo = event->position();
    m_isInside = true;
    const CanvasPoint at = pointAt(event->position(), event->modifiers());
    hover(at, event->position());
    if (event->button() == Qt::LeftButton) {
        m_pressed = at;
        m_keySpace.clear();
    } else if (event->button() == Qt::MiddleButton || event->button() == Qt::RightButton) {
        m_dragging = Dragging::View;
    }
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    m_isInside = true;
    CanvasPoint at = pointAt(m_mouse, event->modifiers());
    if (m_pressed && m_dragging == Dragging::No &&
        (m_mouse - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_dragging = m_tool && (!m_pressed->handle.isEmpty() || m_tool->takesDrag(*m_pressed))
                         ? Dragging::Tool
                         : Dragging::View;
    switch (m_dragging) {
    case Dragging::No:
        return hover(at, m_mouse);
    case Dragging::View:
        m_fitted = false;
        setCursor(Qt::ClosedHandCursor);
        m_camera.panBy(m_mouse - std::exchange(m_draggedTo, m_mouse));
        return cameraMoved();
    case Dragging::Tool:
        at.handle = m_pressed->handle;
        m_at = at;
        m_tool->drag(*m_pressed, at);
        emit said(m_tool->tip(at));
        return update();
    }
}

void Canvas::mouseReleaseEvent(QMouseEvent* event)
{
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    const Dragging dragged = std::exchange(m_dragging, Dragging::No);
    const CanvasPoint at = pointAt(event->position(), event->modifiers());
    if (dragged == Dragging::Tool) {
        m_tool->drop();
        if (m_fitted) {
            m_camera.fit();
            cameraMoved();
        }
    } else if (dragged == Dragging::No && pressed && event->button() == Qt::LeftButton) {
        if (const int mark = markAt(m_marks, event->position(), view()); mark >= 0)
            emit markClicked(mark);
        else if (m_tool)
            m_tool->click(at);
    }
    hover(pointAt(event->position(), event->modifiers()), event->position());
}

// Each half of a double click is a click.
void Canvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
}

void Canvas::leaveEvent(QEvent*)
{
    m_isInside = false;
    m_hotMark = -1;
    m_at = {};
    emit said({});
    update();
}

void Canvas::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const double notches = event->pixelDelta().isNull() ? event->angleDelta().y() / notch
                                                        : event->pixelDelta().y() / pixelsPerNotch;
    if (notches != 0)
        zoomBy(std::pow(wheelBase, notches), event->position());
}

bool Canvas::event(QEvent* event)
{
    if (event->type() == QEvent::Gesture) {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (const auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            zoomBy(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint()));
            gestures->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void Canvas::resizeEvent(QResizeEvent*)
{
    m_camera.setWindow(size());
    if (m_fitted)
        m_camera.fit();
    cameraMoved();
}

void Canvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        lookAgain();
}

void Canvas::setKeySpace(const QString& name)
{
    const board::Space* space = m_board ? m_board->find(name) : nullptr;
    if (!space)
        return;
    m_keySpace = name;
    reveal(space->centre);
    hover({space->centre, name, {}, {}}, shownAt(space->centre));
    setAccessibleDescription(tr("Space %1").arg(name));
    QAccessibleEvent spoken(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&spoken);
}

// From group to group, and within one.
void Canvas::goTo(int groupStep, int orderStep)
{
    if (!m_board || m_board->groups().empty())
        return;
    const board::Space* from = m_board->find(m_keySpace);
    const auto count = static_cast<int>(m_board->groups().size());
    const int group = from ? (from->group + groupStep + count) % count : 0;
    const int order = from ? from->order + orderStep : 0;
    const board::Space* best = nullptr;
    for (const board::Space& space : m_board->spaces()) {
        if (space.group == group && (!best || std::abs(space.order - order) < std::abs(best->order - order)))
            best = &space;
    }
    if (best)
        setKeySpace(best->id);
}

void Canvas::keyPressEvent(QKeyEvent* event)
{
    const QPointF middle = QRectF(rect()).center();
    switch (event->key()) {
    case Qt::Key_Right:
        return goTo(1, 0);
    case Qt::Key_Left:
        return goTo(-1, 0);
    case Qt::Key_Up:
        return goTo(0, 1);
    case Qt::Key_Down:
        return goTo(0, -1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const board::Space* space = m_board ? m_board->find(m_keySpace) : nullptr; space && m_tool)
            m_tool->click({space->centre, m_keySpace, {}, event->modifiers()});
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(wheelBase, middle);
    case Qt::Key_Minus:
        return zoomBy(1 / wheelBase, middle);
    case Qt::Key_0:
        return fit();
    case Qt::Key_Escape:
        if (m_tool && m_tool->giveUp())
            return refreshTool();
        return QWidget::keyPressEvent(event);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace roadmarshal::views
