#include "board_view.h"

#include "style/citation_link.h"
#include "style/typed_line.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <cmath>

namespace roadmarshal::views {

namespace {

// A notch of the wheel (120) zooms by a quarter.
constexpr double wheelBase = 1.25;
constexpr double notch = 120;
// Trackpads report pixels; so many count as a notch.
constexpr double pixelsPerNotch = 60;
constexpr int arrowPan = 60;

} // namespace

void BoardView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const QPointF about = event->position();
    if (!event->pixelDelta().isNull()) {
        // Fine steps follow the fingers; gliding would only lag behind them.
        m_zoom.stop();
        m_fitted = false;
        const double notches = event->pixelDelta().y() / pixelsPerNotch;
        m_camera.zoomTo(m_camera.scale() * std::pow(wheelBase, notches), about);
        applyCamera();
        return;
    }
    if (event->angleDelta().y() != 0)
        zoomBy(std::pow(wheelBase, event->angleDelta().y() / notch), about);
}

bool BoardView::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Gesture:
        if (pinch(static_cast<QGestureEvent&>(*event)))
            return true;
        break;
    case QEvent::NativeGesture:
        pinchNatively(static_cast<const QNativeGestureEvent&>(*event));
        return true;
    case QEvent::ToolTip:
        // The bubble says more, and two at once would cover the board.
        if (!m_bubble->isHidden())
            return true;
        break;
    case QEvent::Leave:
        hover({});
        break;
    default:
        break;
    }
    return QGraphicsView::viewportEvent(event);
}

bool BoardView::pinch(QGestureEvent& event)
{
    const auto* gesture = static_cast<QPinchGesture*>(event.gesture(Qt::PinchGesture));
    if (!gesture)
        return false;
    event.accept();
    m_zoom.stop();
    m_fitted = false;
    const QPointF about = viewport()->mapFromGlobal(gesture->centerPoint());
    const QPointF before = viewport()->mapFromGlobal(gesture->lastCenterPoint());
    m_camera.panBy(about - before);
    m_camera.zoomTo(m_camera.scale() * gesture->scaleFactor(), about);
    applyCamera();
    return true;
}

void BoardView::pinchNatively(const QNativeGestureEvent& event)
{
    if (event.gestureType() != Qt::ZoomNativeGesture)
        return;
    m_zoom.stop();
    m_fitted = false;
    m_camera.zoomTo(m_camera.scale() * (1 + event.value()), event.position());
    applyCamera();
}

BoardView::Target BoardView::targetAt(QPoint point) const
{
    const QPointF world = mapToScene(point);
    return {m_scene->placeAt(world), m_scene->pieceAt(world)};
}

int BoardView::choiceOf(const Target& target) const
{
    const int piece = m_scene->indexOf(Choice::Of::Piece, target.piece);
    return piece >= 0 ? piece : m_scene->indexOf(Choice::Of::Place, target.place);
}

Choice BoardView::meantBy(const Target& target) const
{
    const int choice = choiceOf(target);
    if (choice >= 0)
        return m_scene->choices()[choice];
    return target.piece.isEmpty() ? Choice::place(target.place) : Choice::piece(target.piece);
}

// Says before the click what it does.
Qt::CursorShape BoardView::cursorFor(const Target& target) const
{
    const int choice = choiceOf(target);
    if (choice < 0)
        return m_carriable && !target.piece.isEmpty() ? Qt::OpenHandCursor : Qt::ArrowCursor;
    switch (m_scene->choices()[choice].act) {
    case Choice::Act::Attack:
        return Qt::CrossCursor;
    case Choice::Act::Ask:
        return Qt::WhatsThisCursor;
    case Choice::Act::Choose:
    case Choice::Act::GoOn:
        break;
    }
    return Qt::PointingHandCursor;
}

void BoardView::hover(const Target& target)
{
    if (target == m_hovered)
        return;
    const Target before = std::exchange(m_hovered, target);
    m_focused = -1;
    const int choice = choiceOf(target);
    m_scene->setHot(choice);
    viewport()->setCursor(cursorFor(target));
    if (before.place != target.place)
        emit placeHovered(target.place);
    if (before.piece != target.piece)
        emit pieceHovered(target.piece);
    emit pointedAt(meantBy(target));
}

void BoardView::pointAt(QPoint point)
{
    const QPoint before = std::exchange(m_point, point);
    if (!m_bubble->cites() || !m_bubble->isAhead(before, point)) {
        m_lingering.stop();
        return hover(targetAt(point));
    }
    viewport()->setCursor(m_bubble->rulesAt(point).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (m_bubble->geometry().contains(point))
        m_lingering.stop();
    else
        m_lingering.start();
}

void BoardView::click(const Target& target)
{
    const Choice meant = meantBy(target);
    if (meant.name.isEmpty())
        return;
    if (meant.of == Choice::Of::Piece)
        emit pieceClicked(meant.name);
    else
        emit placeClicked(meant.name);
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    if (!m_carried.isEmpty())
        return letGo(); // the other button lets go of it
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    m_pressed = event->position().toPoint();
    m_dragged = *m_pressed;
    m_panning = event->button() == Qt::MiddleButton;
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint point = event->position().toPoint();
    if (!m_pressed)
        return pointAt(point);
    if (m_trace)
        return trace(point);
    if (!m_carried.isEmpty()) {
        carry(point);
        if (!viewport()->rect().contains(point))
            emit carriedOut(m_carried, event->globalPosition().toPoint());
        return;
    }
    if (!m_panning && (point - *m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    const QString pressed = m_panning ? QString() : targetAt(*m_pressed).piece;
    if (m_traceable && !pressed.isEmpty() && pressed == m_scene->selected()) {
        m_trace.emplace();
        return trace(point);
    }
    const QString piece = m_carriable ? pressed : QString();
    if (piece.isEmpty())
        return pan(point);
    hover({});
    m_carried = piece;
    carry(point);
}

void BoardView::pan(QPoint point)
{
    m_panning = true;
    m_fitted = false;
    m_before.reset();
    m_zoom.stop();
    viewport()->setCursor(Qt::ClosedHandCursor);
    m_camera.panBy(point - std::exchange(m_dragged, point));
    applyCamera();
}

void BoardView::trace(QPoint point)
{
    viewport()->setCursor(Qt::CrossCursor);
    const QString place = m_scene->placeAt(mapToScene(point));
    const PieceItem* item = m_scene->item(m_scene->selected());
    if (place.isEmpty() || (!m_trace->isEmpty() && m_trace->last() == place) ||
        (m_trace->isEmpty() && item && item->place() == place))
        return;
    m_trace->append(place);
    m_hovered = {place, {}}; // what is said about the way stands beside its end
    emit traced(*m_trace, false);
}

void BoardView::carry(QPoint point)
{
    viewport()->setCursor(Qt::DragMoveCursor);
    const QString place = m_scene->anyPlaceAt(mapToScene(point));
    if (place == m_carriedTo)
        return;
    m_carriedTo = place;
    const PieceItem* item = m_scene->item(m_carried);
    const bool elsewhere = item && !place.isEmpty() && place != item->place();
    m_hovered = {place, {}};
    std::optional<table::Preview> preview;
    if (elsewhere)
        preview = table::Preview{{{m_carried, {place}}}};
    setPreview(preview);
    //: Beside a car that is being dragged: the car, the space below it
    explain(elsewhere ? tr("%1 to %2").arg(m_carried, place) : QString());
}

void BoardView::putDown(QPoint point)
{
    carry(point);
    const QString piece = m_carried;
    const QString place = m_carriedTo;
    const PieceItem* item = m_scene->item(piece);
    const bool elsewhere = item && !place.isEmpty() && place != item->place();
    letGo();
    if (elsewhere)
        emit pieceDropped(piece, place);
}

void BoardView::carryAway()
{
    m_carriedTo.clear();
    m_hovered = {};
    setPreview(std::nullopt);
    explain({});
}

void BoardView::letGo()
{
    carryAway();
    m_carried.clear();
    m_pressed.reset();
    viewport()->setCursor(Qt::ArrowCursor);
}

void BoardView::light(const QString& place)
{
    m_scene->setHot(m_scene->indexOf(Choice::Of::Place, place));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_pressed)
        return;
    const QPoint point = event->position().toPoint();
    if (!m_carried.isEmpty())
        return putDown(point);
    m_pressed.reset();
    if (const auto way = std::exchange(m_trace, std::nullopt)) {
        viewport()->setCursor(Qt::ArrowCursor);
        return emit traced(*way, true);
    }
    const Target target = targetAt(point);
    if (std::exchange(m_panning, false)) {
        viewport()->setCursor(cursorFor(target));
        hover(target);
    } else if (const QStringList rules = m_bubble->rulesAt(point); !rules.isEmpty()) {
        emit rulesWanted(rules);
    } else if (event->button() == Qt::LeftButton) {
        click(target);
    }
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    // On something that can be clicked it is one click: its second half would answer the next question.
    event->accept();
    const bool empty = targetAt(event->position().toPoint()) == Target{};
    if (empty && event->button() == Qt::LeftButton)
        fit();
}

void BoardView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const Target target = byKey ? m_hovered : targetAt(event->pos());
    QMenu menu;
    const QStringList rules = m_bubble->isHidden() ? QStringList() : rulesIn(m_bubble->text());
    if (!rules.isEmpty())
        menu.addAction(lookUpText(rules), this, [this, rules] { emit rulesWanted(rules); });
    if (!target.piece.isEmpty())
        emit menuOpening(&menu, target.piece);
    else if (!target.place.isEmpty())
        emit placeMenuOpening(&menu, target.place);
    if (!menu.isEmpty())
        menu.exec(byKey ? mapToGlobal(bubbleTarget().center()) : event->globalPos());
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const auto panTo = [this](int x, int y) {
        m_fitted = false;
        m_camera.panBy(QPointF(x, y) * arrowPan);
        applyCamera();
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return panTo(1, 0);
    case Qt::Key_Right:
        return panTo(-1, 0);
    case Qt::Key_Up:
        return panTo(0, 1);
    case Qt::Key_Down:
        return panTo(0, -1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return pickFocused();
    case Qt::Key_Escape:
        if (m_carried.isEmpty())
            emit escaped();
        else
            letGo();
        return;
    default:
        if (!typesText(*event))
            return QGraphicsView::keyPressEvent(event);
        m_focused = -1; // who types does not mean the choice any more
        emit typed(event);
    }
}

bool BoardView::focusNextPrevChild(bool next)
{
    const int count = static_cast<int>(m_scene->choices().size());
    if (count == 0)
        return QGraphicsView::focusNextPrevChild(next);
    const int from = m_focused < 0 ? (next ? -1 : 0) : m_focused;
    focusChoice((from + (next ? 1 : -1) + count) % count);
    return true;
}

void BoardView::focusChoice(int index)
{
    const Choice choice = m_scene->choices()[index];
    const bool place = choice.of == Choice::Of::Place;
    hover({place ? choice.name : QString(), place ? QString() : choice.name});
    m_focused = index;
    m_scene->setHot(index);
    const QPoint point = viewPointOf(choice);
    if (!viewport()->rect().contains(point)) {
        m_fitted = false;
        m_camera.centreOn(mapToScene(point));
        applyCamera();
    }
    //: Read aloud: the choice that the keyboard is on
    setAccessibleDescription(place ? tr("Space %1").arg(choice.name) : tr("Piece %1").arg(choice.name));
    QAccessibleEvent spoken(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&spoken);
}

void BoardView::pickFocused()
{
    if (m_focused < 0)
        return;
    const Choice choice = m_scene->choices()[m_focused];
    if (choice.of == Choice::Of::Place)
        emit placeClicked(choice.name);
    else
        emit pieceClicked(choice.name);
}

QRect BoardView::bubbleTarget() const
{
    QRectF world;
    if (!m_hovered.piece.isEmpty())
        world = m_scene->areaOf(Choice::piece(m_hovered.piece));
    else if (!m_hovered.place.isEmpty())
        world = m_scene->areaOf(Choice::place(m_hovered.place));
    if (world.isEmpty())
        return {mapFromGlobal(QCursor::pos()), QSize(1, 1)};
    return viewportTransform().mapRect(world).toAlignedRect();
}

} // namespace roadmarshal::views
