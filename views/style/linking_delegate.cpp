#include "linking_delegate.h"

#include <QAbstractItemView>
#include <QMouseEvent>

namespace roadmarshal::views {

LinkingDelegate::LinkingDelegate(QAbstractItemView* view) : QStyledItemDelegate(view), m_view(view)
{
    view->setMouseTracking(true);
    // Before the view itself: it would take the click for one on the row.
    view->viewport()->installEventFilter(this);
}

QStringList LinkingDelegate::rulesUnder(QPoint point) const
{
    const QModelIndex index = m_view->indexAt(point);
    if (!index.isValid() || m_view->itemDelegateForIndex(index) != this)
        return {};
    return rulesAt(index, m_view->visualRect(index), point);
}

bool LinkingDelegate::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_view->viewport())
        return QStyledItemDelegate::eventFilter(watched, event);
    const bool isPress =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (!isPress && event->type() != QEvent::MouseButtonRelease && event->type() != QEvent::MouseMove)
        return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const QStringList rules = rulesUnder(mouse->position().toPoint());
    if (event->type() == QEvent::MouseMove) {
        if (rules.isEmpty())
            m_view->viewport()->unsetCursor();
        else
            m_view->viewport()->setCursor(Qt::PointingHandCursor);
        return false;
    }
    if (mouse->button() != Qt::LeftButton)
        return false;
    if (isPress) {
        m_pressed = rules;
        return !m_pressed.isEmpty();
    }
    const QStringList pressed = std::exchange(m_pressed, {});
    if (!pressed.isEmpty() && pressed == rules)
        emit rulesWanted(rules);
    return !pressed.isEmpty();
}

} // namespace roadmarshal::views
