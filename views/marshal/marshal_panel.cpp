#include "marshal_panel.h"

#include "answers/answers_view.h"
#include "answers/completions.h"
#include "hands_on.h"
#include "style/citation_link.h"
#include "style/label.h"
#include "style/theme.h"
#include "table/shorthand.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

using namespace table;

namespace {

// Before what is said about a line that is being typed.
const QString goodMark = QStringLiteral("✓ ");
const QString badMark = QStringLiteral("✗ ");

} // namespace

MarshalPanel::MarshalPanel(Conversation* conversation, QWidget* parent)
    : QWidget(parent),
      m_conversation(conversation),
      m_headline(plainLabel(headlineFont, {}, this)),
      m_question(plainLabel(boldFont, {}, this)),
      m_reminders(plainLabel(captionFont, {}, this)),
      m_answers(new AnswersView(this)),
      m_closing(new QWidget(this)),
      m_notice(makeNotice()),
      m_back(new QPushButton(tr("Back"), this)),
      m_line(new QLineEdit(this)),
      m_lineState(plainLabel(captionFont, {}, this))
{
    m_line->setPlaceholderText(tr("Type: car card space, e.g. 21 solo+3 14.1"));
    m_line->setClearButtonEnabled(true);
    m_line->setMaxLength(longestLine);
    m_line->setAccessibleName(tr("Shorthand"));

    auto* top = new QHBoxLayout;
    top->addWidget(m_question, 1);
    top->addWidget(m_back, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap + smallGap, gap, gap + smallGap, gap);
    layout->setSpacing(gap);
    layout->addWidget(m_headline);
    layout->addLayout(top);
    layout->addWidget(m_reminders);
    layout->addWidget(m_notice);
    layout->addWidget(m_answers, 1);
    layout->addWidget(m_closing);
    layout->addWidget(m_line);
    layout->addWidget(m_lineState);

    connect(m_conversation, &Conversation::asked, this, &MarshalPanel::showPrompt);
    connect(m_conversation, &Conversation::objected, this, &MarshalPanel::showObjections);
    connect(m_conversation, &Conversation::misunderstood, this, &MarshalPanel::showProblem);
    connect(m_conversation, &Conversation::explained, this, &MarshalPanel::showVerdict);
    connect(m_back, &QPushButton::clicked, m_conversation, &Conversation::back);
    connect(m_insist, &QPushButton::clicked, m_conversation, &Conversation::insist);
    connect(m_dismiss, &QPushButton::clicked, this, [this] {
        m_notice->hide();
        if (!m_insist->isHidden())
            m_conversation->back();
    });
    connect(m_answers, &AnswersView::chosen, m_conversation, &Conversation::answer);
    connect(m_answers, &AnswersView::previewChanged, this, &MarshalPanel::previewChanged);
    connect(m_answers, &AnswersView::rulesWanted, this, &MarshalPanel::rulesWanted);
    showLinks(m_lineState);
    for (QLabel* label : {m_noticeText, m_lineState})
        connect(label, &QLabel::linkActivated, this,
                [this](const QString& link) { emit rulesWanted(rulesOf(QUrl(link))); });
    connect(m_line, &QLineEdit::returnPressed, this, &MarshalPanel::enterLine);
    connect(m_line, &QLineEdit::textEdited, this, &MarshalPanel::followLine);
}

void MarshalPanel::setClosingActions(const QList<QAction*>& actions)
{
    auto* rows = new QVBoxLayout(m_closing);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(smallGap);
    for (QAction* action : actions) {
        auto* button = new QToolButton(m_closing);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        rows->addWidget(button);
    }
    m_closing->hide();
}

QFrame* MarshalPanel::makeNotice()
{
    auto* frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("notice"));
    m_noticeText = plainLabel(bodyFont, {}, frame);
    showLinks(m_noticeText);
    m_noticeScroll = new QScrollArea(frame);
    m_noticeScroll->setWidget(m_noticeText);
    m_noticeScroll->setWidgetResizable(true);
    m_noticeScroll->setFrameShape(QFrame::NoFrame);
    m_noticeScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_insist = new QPushButton(frame);
    setTrying(false);
    m_dismiss = new QPushButton(frame);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_dismiss);
    buttons->addWidget(m_insist);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_noticeScroll);
    layout->addLayout(buttons);
    frame->setAutoFillBackground(true);
    frame->hide();
    return frame;
}

void MarshalPanel::showNotice(const QString& text, const QString& dismiss, Tone tone)
{
    m_noticed = text;
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

void MarshalPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourNotice();
}

void MarshalPanel::fitNotice()
{
    // As tall as its text, but never so tall that the answers vanish.
    const int wanted = m_noticeText->heightForWidth(std::max(100, width() - 6 * gap)) + smallGap;
    m_noticeScroll->setFixedHeight(std::min(wanted, std::max(60, height() * 2 / 5)));
}

void MarshalPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNotice();
}

void MarshalPanel::setTrying(bool on)
{
    m_insist->setText(on ? tr("Try it all the same") : tr("Record as played"));
}

void MarshalPanel::settle()
{
    m_line->clear();
    m_notice->hide();
}

void MarshalPanel::showPrompt(const Prompt& prompt)
{
    const Topic& topic = m_conversation->topic();
    if (!topic.game)
        return;
    const Game& game = *topic.game;
    m_headline->setText(game.say(game.show(topic.now).headline));
    m_question->setText(game.say(prompt.question));
    QStringList reminders;
    for (const Message& reminder : prompt.reminders)
        reminders.append(game.say(reminder));
    m_reminders->setText(reminders.join(u'\n'));
    m_reminders->setVisible(!reminders.isEmpty());
    if (!m_conversation->answers().isEmpty() || !m_insist->isHidden())
        m_notice->hide();
    m_back->setVisible(!m_conversation->answers().isEmpty());
    m_answers->setPrompt(&game, prompt);
    m_closing->setVisible(prompt.options.isEmpty());
    m_lineState->clear();
    emit previewChanged(std::nullopt);

    offerCompletions(m_line, m_conversation->answers(), prompt);
    judgeTyped();
}

void MarshalPanel::showObjections(const Objections& objections)
{
    QStringList reasons;
    for (const Objection& objection : objections)
        reasons.append(QStringLiteral("•  ") + say(*m_conversation->topic().game, objection));
    showNotice(tr("The rules speak against it:") + u'\n' + reasons.join(u'\n'), tr("Take it back"),
               Tone::Warning);
    m_insist->setFocus();
}

void MarshalPanel::showProblem(const QString& reason)
{
    m_lineState->setText(linked(reason, palette()));
    if (m_line->text().isEmpty())
        showNotice(reason, tr("OK"), Tone::Plain);
}

void MarshalPanel::showHandsOn(const Effects& effects)
{
    const QString steps = handsOnText(*m_conversation->topic().game, effects);
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
    if (const QString news = newsText(*m_conversation->topic().game, effects); !news.isEmpty())
        m_news.append(news);
    if (!m_news.isEmpty())
        showNotice(tr("What follows:") + u'\n' + m_news.join(u'\n'), tr("Done"), Tone::Plain);
}

void MarshalPanel::dismissNotice()
{
    m_notice->hide();
}

void MarshalPanel::setHovered(const QString& answer)
{
    if (!m_answers->setHovered(answer))
        emit previewChanged(std::nullopt);
}

void MarshalPanel::focusLine()
{
    m_line->setFocus();
    m_line->selectAll();
}

void MarshalPanel::enterLine()
{
    const QString line = m_line->text().trimmed();
    if (!line.isEmpty())
        emit lineEntered(line);
}

void MarshalPanel::followLine(const QString& text)
{
    // A finished word moves the conversation on, so that the track shows what is being typed.
    if (!isAnswer(text))
        return;
    Answers words = parseAnswers(text).answers;
    if (!text.endsWith(u' ') && !words.isEmpty())
        words.removeLast();
    m_conversation->follow(words);
    judgeTyped();
}

void MarshalPanel::judgeTyped()
{
    const QString text = m_line->text();
    Answers words = isAnswer(text) ? parseAnswers(text).answers : Answers();
    if (words.isEmpty() || text.endsWith(u' '))
        return m_lineState->clear();
    const QString word = words.takeLast();
    if (m_conversation->answers() != words)
        return; // its question is still being thought about
    const QList<Option>& options = m_conversation->prompt().options;
    const auto option = std::ranges::find(options, word, &Option::answer);
    if (option != options.end() && option->objections.isEmpty()) {
        m_answers->setHovered(word);
        return m_lineState->setText(
            linked(goodMark + m_conversation->topic().game->say(option->label), palette()));
    }
    m_lineState->clear();
    const auto begun = [&](const Option& other) { return other.answer.startsWith(word); };
    if (option != options.end() || std::ranges::none_of(options, begun))
        m_conversation->explain(word);
}

void MarshalPanel::showVerdict(const QString& word, const QString& reasons)
{
    const Answers words = parseAnswers(m_line->text()).answers;
    if (!words.isEmpty() && words.last() == word && !reasons.isEmpty())
        m_lineState->setText(linked(badMark + reasons, palette()));
}

} // namespace roadmarshal::views
