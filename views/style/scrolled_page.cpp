#include "scrolled_page.h"

#include "theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr QSize least{240, 160};

} // namespace

ScrolledPage::ScrolledPage(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->installEventFilter(this);
    // The ground is the host's.
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

QSize ScrolledPage::sizeHint() const
{
    return widget()->sizeHint().boundedTo(screen()->availableSize() * 0.9);
}

QSize ScrolledPage::minimumSizeHint() const
{
    return widget()->minimumSizeHint().boundedTo(least);
}

int ScrolledPage::heightForWidth(int width) const
{
    return widget()->heightForWidth(width);
}

void ScrolledPage::keyPressEvent(QKeyEvent* event)
{
    event->ignore();
}

bool ScrolledPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

QWidget* scrolledOn(QWidget* host)
{
    auto* content = new QWidget;
    auto* whole = new QVBoxLayout(host);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(new ScrolledPage(content, host), 1);
    return content;
}

void putBelow(QWidget* host, QLayout* foot)
{
    foot->setContentsMargins(2 * gap, smallGap, 2 * gap, 2 * gap);
    static_cast<QBoxLayout*>(host->layout())->addLayout(foot);
}

} // namespace roadmarshal::views
