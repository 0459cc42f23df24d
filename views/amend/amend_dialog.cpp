#include "amend_dialog.h"

#include "answers/answers_view.h"
#include "answers/completions.h"
#include "background/when_settled.h"
#include "help/manual.h"
#include "help/manual_chapter.h"
#include "log/chronicle.h"
#include "log/lines.h"
#include "log/ripples.h"
#include "marshal/hands_on.h"
#include "ripple_view.h"
#include "style/citation_link.h"
#include "style/icons.h"
#include "style/label.h"
#include "style/scrolled_page.h"
#include "style/theme.h"
#include "style/typed_line.h"
#include "table/journal/retell.h"
#include "table/journal/shorthand.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace roadmarshal::views {

using namespace table;

namespace {

constexpr QSize wanted{820, 700};
constexpr int linesOfText = 4; // shown of a longer text without scrolling
constexpr int iconSize = 18;

QStringList inWords(const log::Voice& voice, const Effects& effects)
{
    QStringList words;
    for (const Effect& effect : effects) {
        if (const QString text = voice.say(effect); !text.isEmpty()) // else only the app keeps book of it
            words.append(log::withCitation({text, effect.citation}));
    }
    return words;
}

// As tall as its text, up to a few lines; the rest can be scrolled to.
void fill(QPlainTextEdit* edit, const QString& text)
{
    edit->setPlainText(text);
    const auto lines = static_cast<int>(text.count(u'\n')) + 1;
    const int height = QFontMetrics(bodyFont()).lineSpacing() * std::min(lines, linesOfText);
    // No line is cut in halves: below a longer text there is no margin.
    edit->setFixedHeight(height + (lines > linesOfText ? smallGap : 3 * smallGap));
}

QPlainTextEdit* makeText(const QString& name)
{
    auto* edit = new QPlainTextEdit;
    edit->setReadOnly(true);
    edit->setFrameShape(QFrame::NoFrame);
    edit->setAccessibleName(name);
    edit->setTabChangesFocus(true);
    edit->document()->setDocumentMargin(smallGap);
    return edit;
}

} // namespace

AmendDialog::AmendDialog(Session& session, Amendment::Past past, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_game(session.game()),
      m_amending(new Amending(std::move(past), this)),
      m_line(new TypedLine),
      m_back(new QPushButton(icon(QStringLiteral("undo"), palette()), tr("&Back"))),
      m_removed(new QCheckBox(tr("It did &not happen"))),
      m_mark(new QLabel),
      m_verdict(plainLabel(bodyFont)),
      m_heading(plainLabel(boldFont)),
      m_pages(new QStackedLayout),
      m_answers(new AnswersView),
      m_ripples(new RippleView),
      m_steps(makeText(tr("Do this on the table"))),
      m_note(new QLineEdit),
      m_amend(new QPushButton(icon(QStringLiteral("amend"), palette()), tr("&Amend")))
{
    setWindowTitle(tr("Amend entry %1").arg(entry()));
    setManualChapter(this, QStringLiteral("log"));
    m_line->setObjectName(QStringLiteral("line"));
    m_back->setObjectName(QStringLiteral("back"));
    m_back->setToolTip(tr("Takes the last word back"));
    m_removed->setObjectName(QStringLiteral("removed"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_steps->setObjectName(QStringLiteral("steps"));
    m_note->setObjectName(QStringLiteral("note"));
    m_amend->setObjectName(QStringLiteral("amend"));
    m_line->setPlaceholderText(
        //: In an empty line: an example of what to type
        tr("As in Marshal: %1").arg(exampleLine(m_game.id(), QStringLiteral("shorthand"))));
    m_line->setClearButtonEnabled(true);
    // The style makes the box's frame of this, and could not be seen in the dark otherwise.
    QPalette box = palette();
    box.setColor(QPalette::Window, coloursFor(palette()).faint);
    m_removed->setPalette(box);
    m_note->setMaxLength(longestNote);
    m_note->setPlaceholderText(tr("Why, if you like"));
    arrange();
    connectParts();
    resize(wanted.boundedTo(screen()->availableSize() * 0.95));
    consider(Amending::When::AtOnce);
    startWithOldLine();
}

void AmendDialog::startWithOldLine()
{
    m_retelling.start(
        [past = m_amending->past()](const std::stop_token& stop) {
            return retell(*past.game, past.before, past.standing.first(), stop);
        },
        [this](const std::expected<QString, Stopped>& line) {
            if (!line || line->isEmpty() || !m_line->text().isEmpty())
                return; // whoever types already knows better
            m_line->setText(*line);
            consider(Amending::When::AtOnce);
        });
}

void AmendDialog::answer(const QString& word)
{
    m_line->setText((m_given + Answers{word}).join(u' ') + u' ');
    consider(Amending::When::AtOnce);
}

void AmendDialog::takeLastWordBack()
{
    const QString words = m_line->text().trimmed();
    const qsizetype last = words.lastIndexOf(u' ');
    m_line->setText(last < 0 ? QString() : words.first(last + 1));
    consider(Amending::When::AtOnce);
}

void AmendDialog::showReport()
{
    m_wantsReport = true;
    consider(Amending::When::AtOnce);
}

int AmendDialog::entry() const
{
    return m_amending->past().standing.first().entry;
}

QWidget* AmendDialog::makeRecorded()
{
    const Amended& item = m_amending->past().standing.first();
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap);
    layout->addWidget(plainLabel(boldFont, log::titleOf(voice(), item)));
    QStringList told = inWords(voice(), item.effects);
    for (const Objection& objection : item.objections)
        told.append(tr("Against the rules: %1").arg(table::say(m_game, objection)));
    auto* effects = makeText(tr("What it changed"));
    effects->setFont(captionFont());
    fill(effects, told.join(u'\n'));
    layout->addWidget(effects);
    return box;
}

void AmendDialog::arrange()
{
    auto* wish = new QHBoxLayout;
    wish->addWidget(m_line, 1);
    wish->addWidget(m_back);
    auto* verdict = new QHBoxLayout;
    m_mark->setFixedSize(iconSize, iconSize);
    verdict->addWidget(m_mark, 0, Qt::AlignTop);
    verdict->addWidget(m_verdict, 1, Qt::AlignTop);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Entry %1").arg(entry()), makeRecorded());
    form->addRow(tr("&Really"), wish);
    static_cast<QLabel*>(form->labelForField(wish))->setBuddy(m_line);
    form->addRow(QString(), m_removed);
    form->addRow(QString(), verdict);

    auto* bottom = new QFormLayout;
    bottom->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    bottom->addRow(tr("No&te"), m_note);

    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->setSpacing(gap);
    layout->addLayout(form);
    layout->addWidget(m_heading);
    m_pages->addWidget(m_answers);
    m_pages->addWidget(m_ripples);
    layout->addLayout(m_pages, 1);
    layout->addWidget(plainLabel(boldFont, tr("Do this on the table")));
    layout->addWidget(m_steps);
    layout->addLayout(bottom);
    auto* keys = plainLabel(captionFont, tr("Enter shows what becomes of later entries, Ctrl+Enter amends."));
    keys->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(keys);
    auto* foot = new QHBoxLayout;
    foot->addWidget(makeButtons());
    putBelow(this, foot);
    m_line->setFocus();
}

QWidget* AmendDialog::makeButtons()
{
    // No button takes an Enter that was meant for the line: the past is rewritten by an act of its own.
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_amend, QDialogButtonBox::ApplyRole);
    for (QPushButton* button : {m_amend, m_back, buttons->button(QDialogButtonBox::Cancel)})
        button->setAutoDefault(false);
    m_amend->setToolTip(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText));
    connect(m_amend, &QPushButton::clicked, this, &AmendDialog::amend);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key)), this),
                &QShortcut::activated, this, &AmendDialog::amend);
    connect(buttons, &QDialogButtonBox::rejected, this, &AmendDialog::reject);
    return buttons;
}

void AmendDialog::connectParts()
{
    connect(m_line, &QLineEdit::textChanged, this, [this] { consider(Amending::When::WhenTypingRests); });
    connect(m_line, &QLineEdit::returnPressed, this, &AmendDialog::showReport);
    connect(m_back, &QPushButton::clicked, this, &AmendDialog::takeLastWordBack);
    connect(m_removed, &QCheckBox::toggled, this, [this](bool on) {
        m_line->setEnabled(!on);
        m_back->setEnabled(!on);
        consider(Amending::When::AtOnce);
    });
    connect(m_answers, &AnswersView::chosen, this, &AmendDialog::answer);
    m_answers->setTypingTarget(m_line);
    connect(m_answers, &AnswersView::rulesWanted, this, &AmendDialog::rulesWanted);
    connect(m_ripples, &RippleView::rulesWanted, this, &AmendDialog::rulesWanted);
    connect(m_ripples, &RippleView::chosen, this,
            [this](const QList<int>& entries, Amendment::Resolution resolution) {
                for (const int entry : entries)
                    m_chosen[entry] = resolution;
                consider(Amending::When::AtOnce);
            });
    showLinks(m_verdict);
    connect(m_verdict, &QLabel::linkActivated, this,
            [this](const QString& link) { emit rulesWanted(rulesOf(QUrl(link))); });
    connect(m_amending, &Amending::concluded, this, &AmendDialog::conclude);
    connect(m_amending, &Amending::stillThinking, this,
            [this] { say(Tone::Asking, tr("Working it out …")); });
}

void AmendDialog::consider(Amending::When when)
{
    m_amendment.reset();
    m_amend->setEnabled(false);
    m_amending->consider({m_line->text(), m_removed->isChecked(), m_chosen}, when);
}

void AmendDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        say(m_tone, m_said);
}

void AmendDialog::say(Tone tone, const QString& text)
{
    m_tone = tone;
    m_said = text;
    const QString name = tone == Tone::Asking    ? QStringLiteral("help")
                         : tone == Tone::Fine    ? QStringLiteral("done")
                         : tone == Tone::Warning ? QStringLiteral("warning")
                                                 : QStringLiteral("close");
    m_mark->setPixmap(icon(name, palette()).pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    m_verdict->setText(linked(text, palette()));
}

void AmendDialog::conclude(const Amending::Conclusion& conclusion)
{
    const auto* amendment = std::get_if<std::shared_ptr<const Amendment>>(&conclusion);
    m_amendment = amendment ? *amendment : nullptr;
    const auto* question = std::get_if<Amending::Open>(&conclusion);
    m_prompt = question ? question->question : Prompt();
    emit asked(m_prompt);
    const bool wantsReport = std::exchange(m_wantsReport, false);
    if (m_amendment) {
        showAmendment();
        if (wantsReport)
            m_ripples->setFocus();
        return;
    }
    fill(m_steps, {});
    if (question)
        return showOpen(*question);
    m_ripples->setLines({});
    m_ripples->setPlaceholder(tr("Say what really happened, and later entries are decided again here."));
    turnTo(Page::Ripples);
    say(Tone::Wrong, table::say(m_game, std::get<Refused>(conclusion)));
}

void AmendDialog::turnTo(Page page)
{
    m_heading->setText(page == Page::Answers ? tr("What really happened")
                                             : tr("What becomes of later entries"));
    m_pages->setCurrentIndex(static_cast<int>(page));
}

void AmendDialog::showOpen(const Amending::Open& open)
{
    say(Tone::Asking, m_game.say(open.question.question));
    m_given = open.given;
    m_answers->setPrompt(&m_game, open.question);
    turnTo(Page::Answers);
    offerCompletions(m_line, open.given, open.question);
}

log::Voice AmendDialog::voice() const
{
    return {m_game, m_session.now()};
}

void AmendDialog::showAmendment()
{
    turnTo(Page::Ripples);
    m_ripples->setPlaceholder(tr("Nothing was recorded after it."));
    m_ripples->setLines(log::ripplesOf(voice(), *m_amendment));
    const auto& outcome = m_amendment->outcome();
    if (!outcome) {
        fill(m_steps, {});
        return say(Tone::Wrong, table::say(m_game, toRefused(outcome.error())));
    }
    showOutcome(*outcome);
    const QString steps = handsOnText(m_game, m_session.now(), m_amendment->handsOn(m_session.now()));
    fill(m_steps, steps.isEmpty() ? tr("Nothing has to be moved.") : steps);
    m_amend->setEnabled(m_amendment->changesAnything());
}

void AmendDialog::showOutcome(const Amendment::Outcome& outcome)
{
    if (!m_amendment->changesAnything())
        return say(Tone::Asking, tr("That is what stands already."));
    if (m_removed->isChecked())
        return say(Tone::Fine, tr("It is taken out, as if it had never been played."));
    const Amended& item = outcome.items.first();
    QStringList told{log::titleOf(voice(), item)};
    if (item.kind == EntryKind::Action)
        told.append(inWords(voice(), item.effects).join(QStringLiteral(" · ")));
    if (item.objections.isEmpty())
        return say(Tone::Fine, told.join(u'\n'));
    for (const Objection& objection : item.objections)
        told.append(tr("Against the rules: %1").arg(table::say(m_game, objection)));
    told.append(tr("It is recorded all the same if you amend."));
    say(Tone::Warning, told.join(u'\n'));
}

void AmendDialog::amend()
{
    if (!m_amendment || !m_amend->isEnabled())
        return;
    const QString typed = m_removed->isChecked() ? QString() : parseAnswers(m_line->text()).note;
    const QString note = m_note->text().trimmed().isEmpty() ? typed : m_note->text().trimmed();
    // The session tells everybody, and who listens may close this.
    const auto amended = m_session.amend(*m_amendment, note);
    if (!amended)
        return say(Tone::Wrong, table::say(m_game, amended.error()));
    whenSettled(m_session, this, [this](const QString& failure) {
        if (failure.isEmpty())
            accept();
        else
            say(Tone::Wrong, failure);
    });
}

} // namespace roadmarshal::views
