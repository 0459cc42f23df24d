#include "asked_strip.h"

#include "style/label.h"
#include "style/livery.h"
#include "style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace roadmarshal::views {

namespace {

constexpr int swatchWidth = 18;

const table::Team* teamOf(const QList<table::Team>& teams, const QString& id)
{
    const auto team = std::ranges::find(teams, id, &table::Team::id);
    return team == teams.end() ? nullptr : &*team;
}

QString nameOf(const QList<table::Team>& teams, const QString& id)
{
    const table::Team* team = teamOf(teams, id);
    return team ? team->name : id;
}

} // namespace

AskedStrip::AskedStrip(QWidget* parent) : QWidget(parent), m_text(plainLabel(boldFont, {}, this))
{
    m_text->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(swatchWidth + 2 * gap, smallGap, gap, smallGap);
    layout->addWidget(m_text);
    hide();
}

void AskedStrip::setPrompt(const table::Prompt& prompt, const QList<table::Team>& teams)
{
    const table::Team* asked = teamOf(teams, prompt.asks);
    m_livery = asked ? asked->livery : -1;
    m_interrupts = !prompt.interrupts.isEmpty();
    const QString whom = nameOf(teams, prompt.asks);
    const QString whose = nameOf(teams, prompt.interrupts);
    if (!m_interrupts)
        m_text->setText(prompt.asks.isEmpty() ? QString() : tr("%1 is asked").arg(whom));
    else if (prompt.asks.isEmpty())
        m_text->setText(tr("The table is asked, in %1's turn").arg(whose));
    else
        //: The team that is asked, the team whose turn it is
        m_text->setText(tr("%1 is asked, in %2's turn").arg(whom, whose));
    setVisible(!m_text->text().isEmpty());
    colour();
}

QString AskedStrip::text() const
{
    return m_text->text();
}

void AskedStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void AskedStrip::colour()
{
    const Colours& c = coloursFor(palette());
    QPalette words = m_text->palette();
    words.setColor(QPalette::WindowText, m_interrupts ? c.onAccent : c.text);
    if (words != m_text->palette())
        m_text->setPalette(words);
    update();
}

// What comes in between is filled, so that the wrong player does not answer.
void AskedStrip::paintEvent(QPaintEvent*)
{
    const Colours& c = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(m_interrupts ? c.accent : c.outline, 1));
    painter.setBrush(m_interrupts ? c.accent : c.raised);
    painter.drawRoundedRect(card, cardRadius, cardRadius);
    const QRectF swatch(gap, card.center().y() - 7, swatchWidth, 14);
    if (m_livery >= 0)
        paintLivery(painter, swatch, livery(m_livery), 3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_interrupts ? c.onAccent : c.outline, 1));
    painter.drawRoundedRect(swatch, 3, 3);
}

} // namespace roadmarshal::views
