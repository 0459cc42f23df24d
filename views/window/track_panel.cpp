#include "track_panel.h"

#include "style/theme.h"
#include "track/track_view.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace roadmarshal::views {

TrackPanel::TrackPanel(QWidget* parent)
    : QWidget(parent),
      m_banner(new QFrame(this)),
      m_text(new QLabel(m_banner)),
      m_button(new QPushButton(m_banner)),
      m_view(new TrackView(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* strip = new QHBoxLayout(m_banner);
    strip->setContentsMargins(gap, smallGap, gap, smallGap);
    strip->addWidget(m_text, 1);
    strip->addWidget(m_button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_view, 1);
    m_banner->setAutoFillBackground(true);
    m_banner->hide();
    paintBanner();
    connect(m_button, &QPushButton::clicked, this, &TrackPanel::backToNow);
}

void TrackPanel::showBanner(const QString& text, const QString& button)
{
    m_text->setText(text);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    m_banner->show();
}

void TrackPanel::hideBanner()
{
    m_banner->hide();
}

void TrackPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        paintBanner();
    QWidget::changeEvent(event);
}

void TrackPanel::paintBanner()
{
    const Colours& c = coloursFor(palette());
    QPalette strip = m_banner->palette();
    if (strip.color(QPalette::Window) == c.warning)
        return;
    strip.setColor(QPalette::Window, c.warning);
    strip.setColor(QPalette::WindowText, c.onWarning);
    m_banner->setPalette(strip);
}

} // namespace roadmarshal::views
