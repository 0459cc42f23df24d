#include "reserved_text.h"

#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace roadmarshal::views {

ReservedText::ReservedText(Type type, int least, int most, QWidget* parent)
    : QScrollArea(parent), m_label(plainLabel(type, {}, this)), m_least(least), m_most(most)
{
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_label->installEventFilter(this);
    setWidget(m_label);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    // The ground is what lies behind it, a coloured frame for instance.
    setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_label->setAutoFillBackground(false);
    fit();
}

void ReservedText::setText(const QString& text)
{
    m_label->setText(text);
    // Only for its links is there anything to do with the keyboard.
    m_label->setFocusPolicy(text.contains(QStringLiteral("<a ")) ? Qt::TabFocus : Qt::NoFocus);
    verticalScrollBar()->setValue(0);
    fit();
}

void ReservedText::setMostHeight(int pixels)
{
    m_mostHeight = pixels;
    fit();
}

QSize ReservedText::sizeHint() const
{
    return {80, height()};
}

void ReservedText::fit()
{
    const int line = m_label->fontMetrics().lineSpacing();
    constexpr int leading = 3; // what a line of a label has above and below
    const int most = m_mostHeight > 0 ? m_mostHeight : m_most * line + leading;
    const int least = m_least > 0 ? m_least * line + leading : 0;
    const int wanted = m_label->text().isEmpty() ? 0 : m_label->heightForWidth(std::max(80, width()));
    setFixedHeight(std::clamp(wanted, least, std::max(least, most)));
}

void ReservedText::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit();
}

bool ReservedText::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_label && event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &ReservedText::fit, Qt::QueuedConnection);
    return QScrollArea::eventFilter(watched, event);
}

} // namespace roadmarshal::views
