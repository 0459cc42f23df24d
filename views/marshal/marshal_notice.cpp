// What Marshal has to tell beside the question: steps for hands, news, warnings.
#include "marshal_panel.h"

#include "asked_strip.h"
#include "conversation.h"
#include "hands_on.h"
#include "style/citation_link.h"
#include "style/reserved_text.h"
#include "style/theme.h"
#include "style/typed_line.h"

#include <QApplication>
#include <QFrame>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace roadmarshal::views {

using namespace table;

QFrame* MarshalPanel::makeNotice()
{
    auto* frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("notice"));
    m_noticeText = new ReservedText(bodyFont, 1, 1, frame);
    m_insist = new QPushButton(frame);
    setTrying(false);
    m_dismiss = new QPushButton(frame);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_dismiss);
    buttons->addWidget(m_insist);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_noticeText);
    layout->addLayout(buttons);
    frame->setAutoFillBackground(true);
    frame->hide();
    return frame;
}

void MarshalPanel::showNotice(const QString& text, const QString& dismiss, Tone tone)
{
    m_noticed = text;
    m_mustBeRead = false;
    m_complains = false;
    m_lineState->clear(); // one thing is said at a time
    m_tone = tone;
    colourNotice();
    m_dismiss->setText(dismiss);
    m_insist->setVisible(tone == Tone::Warning);
    m_notice->show();
    fitNotice();
}

void MarshalPanel::colourNotice()
{
    const bool warns = m_tone == Tone::Warning;
    const Colours& c = coloursFor(palette());
    QPalette colours = palette();
    colours.setColor(QPalette::Window, warns ? c.warning : c.surface);
    colours.setColor(QPalette::WindowText, warns ? c.onWarning : c.text);
    m_notice->setPalette(colours);
    QPalette links = palette();
    if (warns)
        links.setColor(QPalette::Link, c.onWarning); // readable on its colour
    m_noticeText->setText(linked(m_noticed, links));
}

void MarshalPanel::hideNotice()
{
    const bool hadKeyboard = m_notice->isAncestorOf(QApplication::focusWidget());
    m_mustBeRead = m_complains = m_isSetAside = false;
    m_notice->hide();
    if (hadKeyboard)
        m_line->setFocus();
}

void MarshalPanel::fitNotice()
{
    // As tall as its text, but never so tall that the answers vanish, and never taller than what the others
    // leave: what does not fit scrolls, and no button comes to lie on it.
    const int twoLines = 2 * m_noticeText->label()->fontMetrics().lineSpacing() + smallGap;
    int others = m_insist->sizeHint().height() + 4 * gap;
    for (const QWidget* other : {static_cast<QWidget*>(m_headline), static_cast<QWidget*>(m_asked),
                                 static_cast<QWidget*>(m_question), static_cast<QWidget*>(m_reminders),
                                 static_cast<QWidget*>(m_closing), static_cast<QWidget*>(m_line),
                                 static_cast<QWidget*>(m_lineState)}) {
        if (!other->isHidden())
            others += other->sizeHint().height() + gap;
    }
    const int room = height() - others;
    m_noticeText->setMostHeight(std::max(twoLines, std::min(height() * 2 / 5, room)));
}

void MarshalPanel::showHandsOn(const Effects& effects)
{
    const QString steps = handsOnText(*m_conversation->topic().game, m_conversation->topic().now, effects);
    if (!steps.isEmpty())
        showNotice(tr("Do this on the table:") + u'\n' + steps, tr("Done"), Tone::Plain);
}

void MarshalPanel::showNews(const Effects& effects)
{
    // One line may make several entries: their news come together.
    if (!m_gathering) {
        m_news.clear();
        m_gathering = true;
        QTimer::singleShot(0, this, [this] { m_gathering = false; });
    }
    const Topic& topic = m_conversation->topic();
    if (const QString news = newsText(*topic.game, topic.now, effects); !news.isEmpty())
        m_news.append(news);
    if (!m_news.isEmpty())
        showNotice(tr("What follows:") + u'\n' + m_news.join(u'\n'), tr("Done"), Tone::Plain);
}

void MarshalPanel::dismissNotice()
{
    hideNotice();
}

} // namespace roadmarshal::views
