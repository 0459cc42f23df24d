#include "warning_strip.h"

#include "style/citation_link.h"
#include "style/label.h"
#include "style/theme.h"

#include <QEvent>
#include <QVBoxLayout>

namespace roadmarshal::views {

WarningStrip::WarningStrip(QWidget* parent) : QFrame(parent), m_label(plainLabel(boldFont, {}, this))
{
    showLinks(m_label);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, smallGap, gap, smallGap);
    layout->addWidget(m_label);
    setAutoFillBackground(true);
    hide();
    connect(m_label, &QLabel::linkActivated, this,
            [this](const QString& link) { emit rulesWanted(rulesOf(QUrl(link))); });
}

void WarningStrip::setText(const QString& text)
{
    m_words = text;
    colour();
    setVisible(!text.isEmpty());
}

void WarningStrip::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void WarningStrip::colour()
{
    const Colours& c = coloursFor(QGuiApplication::palette());
    QPalette colours; // what is not set here comes from the application
    colours.setColor(QPalette::Window, c.warning);
    colours.setColor(QPalette::WindowText, c.onWarning);
    colours.setColor(QPalette::Link, c.onWarning);
    if (colours != palette())
        setPalette(colours);
    m_label->setText(linked(m_words, colours));
}

} // namespace roadmarshal::views
