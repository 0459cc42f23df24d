#include "dispute_dialog.h"

#include "answers/answers_view.h"
#include "answers/completions.h"
#include "help/manual.h"
#include "help/manual_chapter.h"
#include "style/citation_link.h"
#include "style/enter_key.h"
#include "style/icons.h"
#include "style/label.h"
#include "style/scrolled_page.h"
#include "style/theme.h"
#include "style/typed_line.h"
#include "table/journal/shorthand.h"
#include "verdict_html.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace roadmarshal::views {

using namespace table;

namespace {

constexpr QSize wanted{440, 620};
// Variants take so much of the room at most; the rest is the verdict's.
constexpr int variantRows = 5;

} // namespace

DisputeDialog::DisputeDialog(QWidget* parent)
    : QDialog(parent),
      m_claiming(new Claiming(this)),
      m_when(plainLabel(captionFont, {}, this)),
      m_line(new TypedLine(this)),
      m_told(plainLabel(captionFont, {}, this)),
      m_pages(new QStackedWidget(this)),
      m_question(plainLabel(boldFont, {}, this)),
      m_answers(new AnswersView(this)),
      m_verdictText(new QTextBrowser(this)),
      m_variantsTitle(plainLabel(boldFont, {}, this)),
      m_variants(new QListWidget(this)),
      m_back(new QPushButton(tr("&Back"), this)),
      m_restart(new QPushButton(tr("&Another question"), this)),
      m_record(new QPushButton(icon(QStringLiteral("note")), tr("&Record the ruling…"), this)),
      m_export(new QPushButton(icon(QStringLiteral("export")), tr("&Export…"), this))
{
    setWindowTitle(tr("Ask the marshal"));
    setManualChapter(this, QStringLiteral("disputes"));
    setObjectName(QStringLiteral("dispute"));
    m_line->setClearButtonEnabled(true);
    m_line->setMaxLength(longestLine);
    m_line->setAccessibleName(tr("Claim"));
    m_answers->setTypingTarget(m_line);
    showLinks(m_told);
    m_pages->addWidget(makeQuestion());
    m_pages->addWidget(makeVerdict());

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(smallGap);
    buttons->addWidget(m_back);
    buttons->addWidget(m_restart);
    buttons->addStretch();
    buttons->addWidget(m_export);
    buttons->addWidget(m_record);
    m_back->setObjectName(QStringLiteral("back"));
    for (QPushButton* button : {m_back, m_restart, m_export, m_record})
        button->setAutoDefault(false);
    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->setSpacing(gap);
    layout->addWidget(m_when);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_line);
    layout->addWidget(m_told);
    putBelow(this, buttons);
    connectParts();
    m_told->hide();
    forgetVerdict();
    const double larger = std::max(1.0, QFontInfo(font()).pointSizeF() / 10);
    resize((wanted * larger).boundedTo(screen()->availableSize() * 0.95));
}

QWidget* DisputeDialog::makeQuestion()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addWidget(m_question);
    layout->addWidget(m_answers, 1);
    return page;
}

QWidget* DisputeDialog::makeVerdict()
{
    auto* page = new QWidget(this);
    m_verdictText->setOpenLinks(false);
    m_verdictText->setFrameShape(QFrame::NoFrame);
    m_verdictText->setAccessibleName(tr("Verdict"));
    m_variantsTitle->setText(tr("What would be legal"));
    m_variants->setAccessibleName(tr("What would be legal"));
    m_variants->setFrameShape(QFrame::NoFrame);
    m_variants->setWordWrap(true);
    m_variants->setSpacing(smallGap / 2);
    m_variants->viewport()->setCursor(Qt::PointingHandCursor);
    m_variants->setMouseTracking(true);
    m_variants->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_variants->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(smallGap);
    layout->addWidget(m_verdictText, 3);
    layout->addWidget(m_variantsTitle);
    layout->addWidget(m_variants, 2);
    return page;
}

void DisputeDialog::connectParts()
{
    connect(m_claiming, &Claiming::asked, this, &DisputeDialog::showPrompt);
    connect(m_claiming, &Claiming::misunderstood, this, &DisputeDialog::tell);
    connect(m_claiming, &Claiming::judged, this, &DisputeDialog::showVerdict);
    connect(m_answers, &AnswersView::chosen, m_claiming, &Claiming::answer);
    connect(m_answers, &AnswersView::pickedChanged, this, &DisputeDialog::pickedChanged);
    connect(m_answers, &AnswersView::rulesWanted, this, &DisputeDialog::rulesWanted);
    connect(m_answers, &AnswersView::previewChanged, this, &DisputeDialog::previewChanged);
    connect(m_line, &QLineEdit::returnPressed, this, &DisputeDialog::enterLine);
    connect(m_verdictText, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { emit rulesWanted(rulesOf(link)); });
    connect(m_told, &QLabel::linkActivated, this,
            [this](const QString& link) { emit rulesWanted(rulesOf(QUrl(link))); });
    const auto show = [this](const QListWidgetItem* item) {
        if (item && m_verdict)
            emit previewChanged(m_verdict->variants[m_variants->row(item)].preview);
    };
    connect(m_variants, &QListWidget::itemEntered, this, show);
    connect(m_variants, &QListWidget::currentItemChanged, this, show);
    const auto take = [this](const QModelIndex& index) {
        if (m_verdict) // the list goes away with the old verdict
            m_claiming->judge(table::Claim(m_verdict->variants[index.row()].claim));
    };
    connect(m_variants, &QAbstractItemView::clicked, this, take);
    onEnter(m_variants, take);
    m_variants->viewport()->installEventFilter(this);
    connect(m_back, &QPushButton::clicked, m_claiming, &Claiming::back);
    connect(m_restart, &QPushButton::clicked, this, [this] { ask({}); });
    connect(m_record, &QPushButton::clicked, this, &DisputeDialog::recordWanted);
    connect(m_export, &QPushButton::clicked, this, &DisputeDialog::exportWanted);
}

void DisputeDialog::setTable(const Game* game, const State& state, const QString& when, bool mayRecord)
{
    m_mayRecord = mayRecord;
    m_when->setText(when);
    // A verdict on the table before is none on this one.
    m_record->setEnabled(false);
    m_export->setEnabled(false);
    m_claiming->setTable(game, state);
    if (game)
        //: In an empty line: an example of what to type
        m_line->setPlaceholderText(
            tr("Or type: %1").arg(exampleLine(game->id(), QStringLiteral("disputes"))));
}

bool DisputeDialog::eventFilter(QObject* watched, QEvent* event)
{
    // Off the variants, the board shows again what was claimed.
    if (watched == m_variants->viewport() && event->type() == QEvent::Leave && m_verdict)
        emit verdictChanged();
    return QDialog::eventFilter(watched, event);
}

void DisputeDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_verdict)
        m_verdictText->setHtml(
            htmlOf(*m_claiming->game(), m_claiming->table(), m_claim, *m_verdict, palette()));
}

void DisputeDialog::ask(const Answers& answers)
{
    m_line->clear();
    m_claiming->setAnswers(answers);
}

QLineEdit* DisputeDialog::line() const
{
    return m_line;
}

void DisputeDialog::forgetVerdict()
{
    m_verdict.reset();
    m_record->setEnabled(false);
    m_export->setEnabled(false);
}

void DisputeDialog::showPrompt(const Prompt& prompt)
{
    const Game& game = *m_claiming->game();
    forgetVerdict();
    m_told->hide();
    m_question->setText(game.say(prompt.question));
    m_answers->setPrompt(&game, prompt);
    m_pages->setCurrentIndex(0);
    m_back->setEnabled(!m_claiming->answers().isEmpty());
    m_restart->setEnabled(!m_claiming->answers().isEmpty());
    offerCompletions(m_line, m_claiming->answers(), prompt);
    emit previewChanged(std::nullopt);
    emit verdictChanged();
}

void DisputeDialog::tell(const QString& text)
{
    m_told->setText(linked(text, palette()));
    m_told->show();
}

void DisputeDialog::showVerdict(const table::Claim& claim, const table::Verdict& verdict)
{
    m_claim = claim;
    m_verdict = verdict;
    m_told->hide();
    m_verdictText->setHtml(htmlOf(*m_claiming->game(), m_claiming->table(), claim, verdict, palette()));
    showVariants();
    m_pages->setCurrentIndex(1);
    m_back->setEnabled(true);
    m_restart->setEnabled(true);
    m_record->setEnabled(m_mayRecord);
    m_export->setEnabled(true);
    emit verdictChanged();
}

void DisputeDialog::showVariants()
{
    const QSignalBlocker quiet(m_variants);
    m_variants->clear();
    for (const table::ClaimVariant& variant : std::as_const(m_verdict->variants))
        m_variants->addItem(m_claiming->game()->say(variant.label));
    const bool any = m_variants->count() > 0;
    m_variants->setVisible(any);
    m_variantsTitle->setVisible(any);
    if (m_verdict->stands == table::Stands::Depends)
        m_variantsTitle->setText(tr("Choices"));
    else
        m_variantsTitle->setText(tr("What would be legal"));
    const int rows = std::min(m_variants->count(), variantRows);
    m_variants->setMaximumHeight(any ? 3 * rows * m_variants->fontMetrics().lineSpacing() + 2 * gap : 0);
}

void DisputeDialog::enterLine()
{
    const QString line = m_line->text().simplified();
    if (line.isEmpty())
        return;
    m_claiming->setAnswers(line.split(u' '));
    m_line->setText(line); // and no undo brings back an older one
    m_line->selectAll();   // so that the next claim can be typed over it
}

void DisputeDialog::answer(const QString& word)
{
    if (std::holds_alternative<table::Several>(m_claiming->prompt().takes))
        m_answers->toggle(word);
    else
        m_claiming->answer(word);
}

QStringList DisputeDialog::picked() const
{
    return m_answers->picked();
}

} // namespace roadmarshal::views
