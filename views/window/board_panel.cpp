#include "board_panel.h"

#include "board/board_view.h"
#include "style/focus_frame.h"
#include "style/theme.h"
#include "style/wrap_row.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace roadmarshal::views {

namespace {

constexpr int frameWidth = 10;
constexpr int stripeWidth = 12;

// Slanted like the tape round a place where people are at work.
void paintStripes(QPainter& painter, const QRect& area, const QColor& one, const QColor& other)
{
    painter.fillRect(area, one);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(other);
    const int height = area.height();
    for (int x = area.left() - height; x < area.right(); x += 2 * stripeWidth)
        painter.drawPolygon(QPolygon({{x, area.bottom() + 1},
                                      {x + stripeWidth, area.bottom() + 1},
                                      {x + stripeWidth + height, area.top()},
                                      {x + height, area.top()}}));
}

} // namespace

BoardPanel::BoardPanel(QWidget* parent)
    : QWidget(parent),
      m_banner(new QFrame(this)),
      m_text(new QLabel(m_banner)),
      m_button(new QPushButton(m_banner)),
      m_view(new BoardView(this))
{
    m_text->setWordWrap(true);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_text->setTextFormat(Qt::PlainText);
    auto* strip = new WrapRow(m_banner);
    strip->setSpacing(gap);
    strip->setContentsMargins(gap, smallGap, gap, smallGap);
    strip->addWidget(m_text);
    strip->addWidget(m_button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(new FocusFrame(m_view, this), 1);
    m_banner->setAutoFillBackground(true);
    m_banner->hide();
    colourBanner();
    connect(m_button, &QPushButton::clicked, this, &BoardPanel::bannerPressed);
}

void BoardPanel::showBanner(const QString& text, const QString& button, Tone tone)
{
    m_text->setText(text);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    m_banner->show();
    setTone(tone);
}

void BoardPanel::hideBanner()
{
    m_banner->hide();
    setTone(Tone::Notice);
}

void BoardPanel::setTone(Tone tone)
{
    if (std::exchange(m_tone, tone) == tone)
        return;
    const int margin = tone == Tone::Trying ? frameWidth : 0;
    layout()->setContentsMargins(margin, margin, margin, margin);
    m_text->setFont(tone == Tone::Trying ? boldFont() : font());
    colourBanner();
    update();
}

void BoardPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        colourBanner();
    QWidget::changeEvent(event);
}

void BoardPanel::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (m_tone != Tone::Trying)
        return;
    const Colours& c = coloursFor(palette());
    QPainter painter(this);
    paintStripes(painter, rect(), c.trying, c.onTrying);
}

void BoardPanel::colourBanner()
{
    const Colours& c = coloursFor(palette());
    const bool trying = m_tone == Tone::Trying;
    const bool present = m_tone == Tone::Present;
    QPalette strip = m_banner->palette();
    strip.setColor(QPalette::Window, trying ? c.trying : present ? c.good : c.warning);
    strip.setColor(QPalette::WindowText, trying ? c.onTrying : present ? c.surface : c.onWarning);
    if (strip != m_banner->palette())
        m_banner->setPalette(strip);
}

} // namespace roadmarshal::views
