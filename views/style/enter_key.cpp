#include "enter_key.h"

#include <QAbstractItemView>
#include <QKeyEvent>

namespace roadmarshal::views {

namespace {

class EnterKey : public QObject
{
public:
    EnterKey(QAbstractItemView* view, std::function<void(const QModelIndex&)> take)
        : QObject(view), m_view(view), m_take(std::move(take))
    {
        view->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched != m_view || event->type() != QEvent::KeyPress)
            return false;
        const auto* pressed = static_cast<QKeyEvent*>(event);
        const QModelIndex index = m_view->currentIndex();
        if ((pressed->key() != Qt::Key_Return && pressed->key() != Qt::Key_Enter) || !index.isValid())
            return false;
        if (!pressed->isAutoRepeat()) // a key held down is one answer
            m_take(index);
        return true;
    }

private:
    QAbstractItemView* m_view;
    std::function<void(const QModelIndex&)> m_take;
};

} // namespace

void onEnter(QAbstractItemView* view, std::function<void(const QModelIndex&)> take)
{
    new EnterKey(view, std::move(take));
}

} // namespace roadmarshal::views
