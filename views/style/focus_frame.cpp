#include "focus_frame.h"

#include "focus_ring.h"
#include "theme.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace roadmarshal::views {

FocusFrame::FocusFrame(QWidget* view, QWidget* parent) : QWidget(parent), m_view(view)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(room, room, room, room);
    layout->addWidget(view);
    view->installEventFilter(this);
}

void FocusFrame::paintEvent(QPaintEvent*)
{
    if (!m_view->hasFocus())
        return;
    const Colours& c = coloursFor(palette());
    QPainter painter(this);
    painter.fillRect(rect(), c.surface);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFocus(painter, rect(), c);
}

bool FocusFrame::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update();
    return QWidget::eventFilter(watched, event);
}

} // namespace roadmarshal::views
