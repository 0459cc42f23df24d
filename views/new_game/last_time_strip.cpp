#include "last_time_strip.h"

#include "style/elided_label.h"
#include "style/icons.h"
#include "style/scaled.h"
#include "style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace roadmarshal::views {

namespace {

int iconRoom()
{
    return scaled(44);
}
double iconSize()
{
    return scaled(20.0);
}

} // namespace

LastTimeStrip::LastTimeStrip(QWidget* parent)
    : QWidget(parent),
      m_headline(new QLabel(this)),
      m_detail(new ElidedLabel(this)),
      m_same(new QPushButton(tr("Same as &last time"), this)),
      m_reset(new QPushButton(tr("&Reset"), this))
{
    for (QLabel* label : {m_headline, m_detail})
        label->setTextFormat(Qt::PlainText);
    m_detail->setFont(captionFont());
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    // Long names must not make the dialog wide.
    m_detail->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_reset->setToolTip(tr("Forget last time: four players, no names, everything as usual"));
    for (QPushButton* button : {m_same, m_reset})
        button->setAutoDefault(false);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_headline);
    words->addWidget(m_detail);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(iconRoom(), gap, gap, gap);
    layout->addLayout(words, 1);
    layout->addWidget(m_same);
    layout->addWidget(m_reset);
}

void LastTimeStrip::setState(State state, const QString& lastTime)
{
    m_state = state;
    switch (state) {
    case State::FirstGame:
        m_headline->setText(tr("A new table"));
        m_detail->setText(tr("Names are optional. Whatever you don't touch is as usual."));
        break;
    case State::Same:
        m_headline->setText(tr("Same as last time"));
        m_detail->setText(tr("%1. Press Enter to start.").arg(lastTime));
        break;
    case State::Changed:
        m_headline->setText(tr("Not quite as last time"));
        m_detail->setText(tr("Last time: %1.").arg(lastTime));
        break;
    }
    m_headline->setFont(boldFont());
    m_same->setVisible(state == State::Changed);
    update();
}

void LastTimeStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = coloursFor(palette());
    painter.setPen(QPen(c.outline, 1));
    painter.setBrush(c.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    const QString name = m_state == State::Same      ? QStringLiteral("done")
                         : m_state == State::Changed ? QStringLiteral("replay")
                                                     : QStringLiteral("new-game");
    const QRectF icon((iconRoom() - iconSize()) / 2, (height() - iconSize()) / 2.0, iconSize(), iconSize());
    paintIcon(painter, icon.toAlignedRect(), name, m_state == State::Same ? c.good : c.faint);
}

} // namespace roadmarshal::views
