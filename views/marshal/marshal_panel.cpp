#include "marshal_panel.h"

#include "answers/answers_view.h"
#include "answers/completions.h"
#include "asked_strip.h"
#include "hands_on.h"
#include "help/manual.h"
#include "library/card_says.h"
#include "style/citation_link.h"
#include "style/icons.h"
#include "style/reserved_text.h"
#include "style/theme.h"
#include "style/typed_line.h"
#include "table/journal/shorthand.h"
#include "table/reading.h"
#include "warning_strip.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace roadmarshal::views {

using namespace table;

namespace {

// Before what is said about a line that is being typed.
const QString goodMark = QStringLiteral("✓ ");
const QString badMark = QStringLiteral("✗ ");

// What a word says that is none of the options by itself.
QString readBack(const Game& game, const Prompt& prompt, const QString& word)
{
    if (std::holds_alternative<Several>(prompt.takes)) {
        QStringList labels;
        for (const Option& option : severalIn(prompt, word).value_or(QList<Option>()))
            labels.append(game.say(option.label));
        return labels.isEmpty() ? MarshalPanel::tr("None") : labels.join(QStringLiteral(" · "));
    }
    const auto* dice = std::get_if<Dice>(&prompt.takes);
    if (!dice)
        return word;
    const auto taken = dice::take(dice->ask, dice->fallen + QStringList{word});
    const auto* roll = std::get_if<dice::Taken>(&taken);
    if (!roll || std::holds_alternative<dice::ByApp>(roll->roll))
        return MarshalPanel::tr("The app rolls");
    const QString faces = dice::toWord(roll->roll).replace(u',', QStringLiteral(" · "));
    //: Dice that were typed: their faces, and what they count together
    return MarshalPanel::tr("%1, together %2")
        .arg(faces)
        .arg(dice::totalOf(dice->ask, roll->roll).value_or(0));
}

// The dock keeps the size that it was given, whatever is to be said.
constexpr QSize least{240, 260};

} // namespace

MarshalPanel::MarshalPanel(Conversation* conversation, QWidget* parent)
    : QWidget(parent),
      m_conversation(conversation),
      m_headline(new ReservedText(headlineFont, 1, 1, this)),
      m_asked(new AskedStrip(this)),
      m_question(new ReservedText(boldFont, 2, 2, this)),
      m_reminders(new ReservedText(captionFont, 0, 3, this)),
      m_against(new WarningStrip(this)),
      m_answers(new AnswersView(this)),
      m_closing(new QWidget(this)),
      m_notice(makeNotice()),
      m_back(new QPushButton(tr("Back"), this)),
      m_card(new QToolButton(this)),
      m_line(new TypedLine(this)),
      m_lineState(new ReservedText(captionFont, 2, 2, this))
{
    setMinimumSize(least);
    m_line->setClearButtonEnabled(true);
    m_line->setMaxLength(longestLine);
    m_line->setAccessibleName(tr("Shorthand"));

    layOut();
    makeCardButton();

    connect(m_conversation, &Conversation::asked, this, &MarshalPanel::showPrompt);
    connect(m_conversation, &Conversation::objected, this, &MarshalPanel::showObjections);
    connect(m_conversation, &Conversation::misunderstood, this, &MarshalPanel::showProblem);
    connect(m_conversation, &Conversation::explained, this, &MarshalPanel::showVerdict);
    connect(m_back, &QPushButton::clicked, m_conversation, &Conversation::back);
    connect(m_insist, &QPushButton::clicked, m_conversation, &Conversation::insist);
    connect(m_dismiss, &QPushButton::clicked, this, [this] {
        hideNotice();
        if (!m_insist->isHidden())
            m_conversation->back();
        judgeTyped();
    });
    connect(m_answers, &AnswersView::chosen, m_conversation, &Conversation::answer);
    connect(m_answers, &AnswersView::previewChanged, this, &MarshalPanel::previewChanged);
    connect(m_answers, &AnswersView::rulesWanted, this, &MarshalPanel::rulesWanted);
    connect(m_answers, &AnswersView::menuOpening, this, &MarshalPanel::menuOpening);
    connect(m_card, &QToolButton::clicked, this, &MarshalPanel::openCardMenu);
    connect(m_against, &WarningStrip::rulesWanted, this, &MarshalPanel::rulesWanted);
    for (const ReservedText* text : {m_noticeText, m_lineState}) {
        showLinks(text->label());
        connect(text->label(), &QLabel::linkActivated, this,
                [this](const QString& link) { emit rulesWanted(rulesOf(QUrl(link))); });
    }
    // A click on a button answers, and leaves the keyboard where it is.
    for (QPushButton* button : {m_insist, m_dismiss, m_back}) {
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoDefault(true); // Enter presses the one that has the keyboard
    }
    m_answers->setTypingTarget(m_line);
    connect(m_line, &QLineEdit::returnPressed, this, &MarshalPanel::enterLine);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_isSetAside = false;
        if (m_complains && !m_mustBeRead)
            hideNotice(); // about what is being typed there is something else to say
        followLine(text);
    });
}

void MarshalPanel::layOut()
{
    auto* top = new QHBoxLayout;
    top->addWidget(m_question, 1);
    top->addWidget(m_card, 0, Qt::AlignTop);
    top->addWidget(m_back, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap + smallGap, gap, gap + smallGap, gap);
    layout->setSpacing(gap);
    layout->addWidget(m_headline);
    layout->addWidget(m_asked);
    layout->addLayout(top);
    layout->addWidget(m_against);
    layout->addWidget(m_reminders);
    m_answers->setMinimumHeight(1); // they scroll: a notice takes the room that it needs
    layout->addWidget(m_answers, 1);
    layout->addWidget(m_closing);
    // Below the answers: when it comes and goes, they stay where they are.
    layout->addWidget(m_notice);
    layout->addWidget(m_line);
    layout->addWidget(m_lineState);
}

void MarshalPanel::makeCardButton()
{
    m_card->setIcon(icon(QStringLiteral("cards")));
    m_card->setAutoRaise(true);
    m_card->setFocusPolicy(Qt::TabFocus);
    m_card->setToolTip(tr("What the card in my hand says (Ctrl+K)"));
    m_card->setAccessibleName(tr("What the card in my hand says"));
    m_card->hide();
}

// Of the answer that is lit, or of all of them.
void MarshalPanel::openCardMenu()
{
    QMenu menu(this);
    emit menuOpening(&menu, m_answers->idsAtHand());
    if (menu.isEmpty())
        menu.addAction(tr("Nothing in this question stands on a card"))->setEnabled(false);
    menu.exec(m_card->mapToGlobal(QPoint(0, m_card->height())));
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

void MarshalPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourNotice();
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
    // After a line was entered, what stands there now is the beginning of the next, however many entries the
    // first one makes.
    if (!m_isNextLine && m_isSent) {
        m_entered.removeFirst();
        m_isSent = false;
        m_isNextLine = true;
    } else if (!m_isNextLine) {
        m_line->forget();
    }
    hideNotice();
}

QLineEdit* MarshalPanel::line() const
{
    return m_line;
}

void MarshalPanel::showPrompt(const Prompt& prompt)
{
    const Topic& topic = m_conversation->topic();
    if (!topic.game)
        return;
    const Game& game = *topic.game;
    m_isNextLine = false;
    if (m_isSent && !giveLineBack(game.say(prompt.question)))
        return;
    const TableShow table = game.show(topic.now);
    m_headline->setText(game.say(table.headline));
    m_asked->setPrompt(prompt, table.teams);
    m_question->setText(game.say(prompt.question));
    //: In an empty line: an example of what to type
    m_line->setPlaceholderText(tr("Type: %1").arg(exampleLine(game.id(), QStringLiteral("shorthand"))));
    const Objections against = m_conversation->against();
    QStringList reasons;
    for (const Objection& objection : against)
        reasons.append(say(game, objection));
    //: What is being entered breaks a rule; what the rule says follows
    m_against->setText(reasons.isEmpty() ? QString() : tr("Not by the rules: %1").arg(reasons.join(u' ')));
    QStringList reminders;
    for (const Message& reminder : prompt.reminders) {
        if (!std::ranges::contains(against, reminder, &Objection::message)) // that is said already
            reminders.append(game.say(reminder));
    }
    m_reminders->setText(reminders.join(u'\n'));
    m_reminders->setVisible(!reminders.isEmpty());
    if (!m_mustBeRead && (!m_conversation->answers().isEmpty() || !m_insist->isHidden()))
        hideNotice();
    m_back->setVisible(!m_conversation->answers().isEmpty());
    m_answers->setTable(table);
    m_answers->setPrompt(&game, prompt);
    m_card->setVisible(m_cards && m_cards->isPrinted(m_answers->idsAtHand()));
    m_closing->setVisible(!prompt.isOpen());
    m_lineState->clear();
    emit previewChanged(std::nullopt);

    offerCompletions(m_line, m_conversation->answers(), prompt);
    if (!m_entered.isEmpty())
        sendNext();
    else if (m_conversation->answers().isEmpty() && !m_line->text().isEmpty())
        followLine(m_line->text()); // typed while the table was still busy with the line before
    else
        judgeTyped();
}

void MarshalPanel::showObjections(const Objections& objections)
{
    QStringList reasons;
    for (const Objection& objection : objections)
        reasons.append(QStringLiteral("•  ") + say(*m_conversation->topic().game, objection));
    const QString text = tr("The rules speak against it:") + u'\n' + reasons.join(u'\n');
    if (!giveLineBack(text))
        return;
    showNotice(text, tr("Take it back"), Tone::Warning);
    m_complains = true;
}

void MarshalPanel::showProblem(const QString& reason)
{
    if (!giveLineBack(reason))
        return;
    if (m_isSetAside)
        return; // why what came before it was not recorded is to be read first
    if (m_line->text().isEmpty()) {
        showNotice(reason, tr("OK"), Tone::Plain);
        m_complains = true;
        return;
    }
    if (m_complains)
        hideNotice();
    m_lineState->setText(linked(reason, palette()));
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

void MarshalPanel::takeOver(const QKeyEvent& key)
{
    m_line->takeOver(key);
}

void MarshalPanel::beginLine(const QString& text)
{
    m_line->setText(text);
    m_line->setFocus();
}

void MarshalPanel::enterLine()
{
    const QString line = m_line->text().trimmed();
    if (line.isEmpty())
        return;
    // Who types fast goes on with the next one while this is still being thought about or written.
    m_entered.append(line);
    m_line->forget();
    if (!m_isSent)
        sendNext();
}

void MarshalPanel::sendNext()
{
    m_isSent = true;
    m_isNextLine = false;
    emit lineEntered(m_entered.first());
}

void MarshalPanel::refuseLine(const QString& reason)
{
    if (m_isSent)
        showProblem(reason);
}

bool MarshalPanel::giveLineBack(const QString& reason)
{
    if (!std::exchange(m_isSent, false))
        return true;
    // What was entered behind it belonged to a table that did not come about; the last of it is at hand.
    const QString first = m_entered.first();
    const QString refused = m_entered.join(QStringLiteral(" · "));
    const QString next = m_entered.size() > 1 ? m_entered.last() : m_line->text();
    m_entered.clear();
    if (next.trimmed().isEmpty()) {
        m_line->setText(first);
        return true;
    }
    m_line->setText(next);
    showNotice(tr("Not recorded: %1").arg(refused) + u'\n' + reason, tr("OK"), Tone::Plain);
    m_mustBeRead = m_complains = m_isSetAside = true;
    followLine(next);
    return false;
}

void MarshalPanel::followLine(const QString& text)
{
    if (!m_entered.isEmpty())
        return; // first things first
    // A finished word moves the conversation on, so that the board shows what is being typed. Where no
    // answer is typed, none is open either that a button could still record.
    Answers words = isAnswer(text) ? parseAnswers(text).answers : Answers();
    if (!text.endsWith(u' ') && !words.isEmpty())
        words.removeLast();
    m_conversation->follow(words);
    judgeTyped();
}

void MarshalPanel::judgeTyped()
{
    const QString text = m_line->text();
    Answers words = isAnswer(text) ? parseAnswers(text).answers : Answers();
    if (words.isEmpty() || text.endsWith(u' ') || m_isSetAside) {
        m_answers->setSearch({});
        return m_lineState->clear();
    }
    const QString word = words.takeLast();
    if (m_conversation->answers() != words)
        return; // its question is still being thought about
    const Prompt& prompt = m_conversation->prompt();
    m_answers->setSearch(word);
    offerCompletions(m_line, m_conversation->answers(), prompt);
    const QList<Option>& options = prompt.options;
    const auto option = std::ranges::find(options, word, &Option::answer);
    // Picked alone, one of several is said as such.
    const bool isOption = option != options.end() && !std::holds_alternative<Several>(prompt.takes);
    if (isOption && option->objections.isEmpty()) {
        m_answers->setHovered(word);
        return m_lineState->setText(
            linked(goodMark + m_conversation->topic().game->say(option->label), palette()));
    }
    m_lineState->clear();
    const Fit fits = fit(prompt, word);
    if (!isOption && fits == Fit::Yes)
        m_lineState->setText(
            linked(goodMark + readBack(*m_conversation->topic().game, prompt, word), palette()));
    if (isOption || fits != Fit::Begun)
        m_conversation->explain(word); // what the rules say against it comes in place of that
}

void MarshalPanel::showVerdict(const QString& word, const QString& reasons)
{
    const Answers words = parseAnswers(m_line->text()).answers;
    if (!words.isEmpty() && words.last() == word && !reasons.isEmpty() && !m_isSetAside)
        m_lineState->setText(linked(badMark + reasons, palette()));
}

} // namespace roadmarshal::views
