#include "trace_canvas.h"

#include "board/shape.h"

#include <QMouseEvent>
#include <QWheelEvent>

namespace roadmarshal::views {

using board::length;
using track::Trace;

namespace {

// In pixels of the screen.
constexpr double grasp = 9;
constexpr double leastDrag = 4;
constexpr std::size_t mostSteps = 200; // of undo

} // namespace

TraceCanvas::TraceCanvas(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(320, 240);
    setAccessibleName(tr("Photo of the board"));
}

void TraceCanvas::setPhoto(const QImage& photo)
{
    m_photo = QPixmap::fromImage(photo);
    m_trace = track::traceOn(photo.size());
    m_before.clear();
    m_after.clear();
    m_sectors.clear();
    m_clicks = 0;
    m_isFitted = true;
    fit();
    setTool(Tool::Corners);
    emit changed();
}

void TraceCanvas::setTool(Tool tool)
{
    m_tool = tool;
    setCursor(tool == Tool::Lines ? Qt::CrossCursor : Qt::ArrowCursor);
    update();
}

void TraceCanvas::setRatio(double ratio)
{
    if (ratio == m_trace.ratio)
        return;
    Trace trace = m_trace;
    trace.ratio = ratio;
    change(trace);
}

void TraceCanvas::setStretch(int lanes, int sectors)
{
    m_lanes = lanes;
    m_stretch = sectors;
}

void TraceCanvas::change(const Trace& trace)
{
    if (trace == m_trace)
        return;
    if (m_before.size() >= mostSteps)
        m_before.erase(m_before.begin());
    m_before.push_back(m_trace);
    m_after.clear();
    m_trace = trace;
    m_sectors = layOut(m_trace);
    update();
    emit changed();
}

void TraceCanvas::undo()
{
    if (m_before.empty())
        return;
    m_after.push_back(std::exchange(m_trace, m_before.back()));
    m_before.pop_back();
    m_sectors = layOut(m_trace);
    update();
    emit changed();
}

void TraceCanvas::redo()
{
    if (m_after.empty())
        return;
    m_before.push_back(std::exchange(m_trace, m_after.back()));
    m_after.pop_back();
    m_sectors = layOut(m_trace);
    update();
    emit changed();
}

void TraceCanvas::goOn()
{
    const auto expected = expectedLine(m_trace);
    if (!expected)
        return;
    Trace trace = m_trace;
    accept(trace, *expected, m_lanes, m_stretch);
    change(trace);
}

void TraceCanvas::closeLoop()
{
    Trace trace = m_trace;
    if (!trace.closed && track::close(trace, m_lanes, m_stretch))
        change(trace);
}

QPointF& TraceCanvas::pointOf(Trace& trace, Handle handle) const
{
    switch (handle.kind) {
    case Handle::Kind::Corner:
        return trace.corners[handle.index];
    case Handle::Kind::Inner:
        return trace.lines[handle.index].line.inner;
    case Handle::Kind::Outer:
        break;
    }
    return trace.lines[handle.index].line.outer;
}

std::optional<TraceCanvas::Handle> TraceCanvas::handleAt(QPointF widget) const
{
    std::optional<Handle> nearest;
    double least = grasp;
    const auto offer = [&](QPointF point, Handle handle) {
        const double distance = length(toWidget(point) - widget);
        if (distance > least)
            return;
        least = distance;
        nearest = handle;
    };
    if (m_tool == Tool::Corners) {
        for (std::size_t i = 0; i < m_trace.corners.size(); ++i)
            offer(m_trace.corners[i], {Handle::Kind::Corner, i});
    } else {
        for (std::size_t i = 0; i < m_trace.lines.size(); ++i) {
            offer(m_trace.lines[i].line.inner, {Handle::Kind::Inner, i});
            offer(m_trace.lines[i].line.outer, {Handle::Kind::Outer, i});
        }
    }
    return nearest;
}

std::optional<std::size_t> TraceCanvas::lineAt(QPointF widget) const
{
    std::optional<std::size_t> nearest;
    double least = 2 * grasp;
    for (std::size_t i = 0; i < m_trace.lines.size(); ++i) {
        const QPointF from = toWidget(m_trace.lines[i].line.inner);
        const QPointF way = toWidget(m_trace.lines[i].line.outer) - from;
        const double along =
            QPointF::dotProduct(widget - from, way) / std::max(QPointF::dotProduct(way, way), 1e-9);
        const double distance = length(from + std::clamp(along, 0.0, 1.0) * way - widget);
        if (distance > least)
            continue;
        least = distance;
        nearest = i;
    }
    return nearest;
}

void TraceCanvas::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    if (event->button() == Qt::MiddleButton || event->button() == Qt::RightButton) {
        m_isPanning = true;
        return;
    }
    if (event->button() != Qt::LeftButton || !hasPhoto())
        return;
    ++m_clicks;
    m_held = m_trace.begun ? std::nullopt : handleAt(event->position());
}

void TraceCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isPanning) {
        m_view *= QTransform::fromTranslate(event->position().x() - m_cursor.x(),
                                            event->position().y() - m_cursor.y());
        m_isFitted = false;
    } else if (m_held && (m_dragged || length(event->position() - m_pressed) > leastDrag)) {
        drag(event->position());
    }
    m_cursor = event->position();
    update();
}

void TraceCanvas::drag(QPointF widget)
{
    if (!m_dragged)
        m_dragged = m_trace;
    Trace trace = m_trace;
    pointOf(trace, *m_held) = toPhoto(widget);
    if (m_held->kind == Handle::Kind::Corner && !flattening(trace)) // inside out
        return;
    m_trace = trace;
    m_sectors = layOut(m_trace);
}

void TraceCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    m_isPanning = false;
    if (event->button() != Qt::LeftButton || !hasPhoto())
        return;
    if (m_dragged) {
        // One step, from before the drag to its end.
        const Trace end = std::exchange(m_trace, *m_dragged);
        m_dragged.reset();
        change(end);
    } else {
        clickAt(event->position());
    }
    m_held.reset();
}

void TraceCanvas::clickAt(QPointF widget)
{
    Trace trace = m_trace;
    switch (m_tool) {
    case Tool::Corners:
        return;
    case Tool::FinishLine:
        if (const auto line = lineAt(widget))
            beginAt(trace, *line);
        break;
    case Tool::Lines:
        // Back where it began; any other end may also be one of a road that crosses there.
        if (!m_held || m_held->index != 0 || !track::close(trace, m_lanes, m_stretch))
            click(trace, toPhoto(widget), m_lanes, m_stretch);
        break;
    }
    change(trace);
}

void TraceCanvas::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        goOn();
        return;
    case Qt::Key_Backspace:
        undo();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        zoom(event->key() == Qt::Key_Plus ? 1.25 : 0.8, rect().center());
        return;
    case Qt::Key_0:
        m_isFitted = true;
        fit();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TraceCanvas::wheelEvent(QWheelEvent* event)
{
    zoom(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void TraceCanvas::zoom(double factor, QPointF about)
{
    const double scale = m_view.m11() * factor;
    if (!hasPhoto() || scale < 0.02 || scale > 20)
        return;
    m_isFitted = false;
    m_view *= QTransform::fromTranslate(-about.x(), -about.y()) * QTransform::fromScale(factor, factor) *
              QTransform::fromTranslate(about.x(), about.y());
    update();
}

void TraceCanvas::fit()
{
    if (!hasPhoto())
        return;
    constexpr double margin = 24;
    const QSizeF photo = m_photo.size();
    const double scale = std::max(
        0.02, std::min((width() - 2 * margin) / photo.width(), (height() - 2 * margin) / photo.height()));
    m_view = QTransform::fromScale(scale, scale) *
             QTransform::fromTranslate((width() - photo.width() * scale) / 2,
                                       (height() - photo.height() * scale) / 2);
    update();
}

void TraceCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_isFitted)
        fit();
}

} // namespace roadmarshal::views
