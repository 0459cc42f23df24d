#include "card.h"

#include "focus_ring.h"
#include "text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace roadmarshal::views {

Card::Card(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QRectF Card::spotRect(const QString& name) const
{
    for (const Spot& spot : m_spots) {
        if (spot.name == name)
            return spot.rect;
    }
    return {};
}

QString Card::spotTip(const QString& name) const
{
    for (const Spot& spot : m_spots) {
        if (spot.name == name)
            return spot.tip;
    }
    return {};
}

void Card::setMarked(bool on)
{
    m_marked = on;
    update();
}

QSize Card::sizeHint() const
{
    return {200, heightForWidth(200)};
}

QSize Card::minimumSizeHint() const
{
    return {120, 48};
}

void Card::setSpots(const QList<Spot>& spots)
{
    m_spots = spots;
    if (m_hovered >= spots.size())
        m_hovered = -1;
    m_pressed = -1;
    update();
}

void Card::paintGround(QPainter& painter, bool raised) const
{
    const Colours& c = ink();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(raised ? c.raised : c.surface);
    painter.setPen(QPen(c.outline, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    if (hasFocus()) {
        paintFocus(painter, rect(), c);
    } else if (m_marked) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(c.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), cardRadius, cardRadius);
    }
}

int Card::spotAt(const QPointF& position) const
{
    for (qsizetype i = m_spots.size() - 1; i >= 0; --i) {
        // Half of the gap between neighbours belongs to each, so that no click falls between them.
        if (m_spots[i].rect.adjusted(-2, -2, 2, 2).contains(position))
            return static_cast<int>(i);
    }
    return -1;
}

void Card::hover(int spot)
{
    if (m_hovered == spot)
        return;
    m_hovered = spot;
    setCursor(acts(spot) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

bool Card::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int spot = spotAt(help->pos());
    if (spot >= 0)
        QToolTip::showText(help->globalPos(), tipOf(m_spots[spot].tip), this, m_spots[spot].rect.toRect());
    else
        QToolTip::showText(help->globalPos(), tipOf(tip()), this);
    return true;
}

void Card::mouseMoveEvent(QMouseEvent* event)
{
    hover(spotAt(event->position()));
}

void Card::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = spotAt(event->position());
}

void Card::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int pressed = std::exchange(m_pressed, -1);
    if (acts(pressed) && pressed == spotAt(event->position()))
        use(pressed);
}

void Card::leaveEvent(QEvent* event)
{
    hover(-1);
    QWidget::leaveEvent(event);
}

void Card::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    emit focused(this);
}

void Card::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void Card::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    emit menuWanted(byKey ? mapToGlobal(rect().center()) : event->globalPos());
}

} // namespace roadmarshal::views
