#include "audit_dialog.h"

#include "audit_card.h"
#include "audit_delegate.h"
#include "audit_editors.h"
#include "audit_end.h"
#include "audit_model.h"

#include "background/when_settled.h"
#include "help/manual_chapter.h"
#include "style/icons.h"
#include "style/scrolled_page.h"
#include "table/journal/shorthand.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

namespace roadmarshal::views {

using namespace table;

namespace {

QLabel* wrappingLabel()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QPushButton* makeButton(const QString& iconName, const QPalette& palette)
{
    auto* button = new QPushButton;
    button->setIcon(icon(iconName, palette));
    return button;
}

} // namespace

AuditDialog::AuditDialog(Session& session, QWidget* parent) : AuditDialog(session, session.now(), parent) {}

AuditDialog::AuditDialog(Session& session, const State& from, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_before(session.game().difference(session.now(), from)),
      m_audit(session.game(), from),
      m_words(session.game(), from),
      m_model(new AuditModel(m_audit, m_words, this)),
      m_pages(new QStackedWidget),
      m_section(new QLabel),
      m_passed(new QLabel),
      m_count(new QLabel),
      m_progress(new QProgressBar),
      m_card(new AuditCard(m_audit, m_words)),
      m_editors(new AuditEditors(m_words)),
      m_spoken(wrappingLabel()),
      m_hint(wrappingLabel()),
      m_list(new QListView),
      m_agree(makeButton(QStringLiteral("done"), palette())),
      m_differ(makeButton(QStringLiteral("amend"), palette())),
      m_agreeGroup(new QPushButton),
      m_back(makeButton(QStringLiteral("undo"), palette())),
      m_end(new AuditEnd)
{
    setWindowTitle(isLayingOut() ? tr("How the table stands") : tr("Audit the table"));
    setManualChapter(this, QStringLiteral("window"));
    m_pages->addWidget(makeReadingPage());
    m_pages->addWidget(m_end);
    auto* layout = new QVBoxLayout(scrolledOn(this));
    layout->setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap);
    layout->addWidget(m_pages);
    connect(m_card, &AuditCard::differs, this, &AuditDialog::differ);
    connect(m_end, &AuditEnd::recordWanted, this, &AuditDialog::record);
    connect(m_end, &AuditEnd::backWanted, this, &AuditDialog::back);
    connect(m_end, &AuditEnd::closeWanted, this, &AuditDialog::reject);
    connect(m_editors, &AuditEditors::changed, this, [this](const QString& property, const QString& value) {
        m_audit.set(m_audit.current(), property, value);
        check();
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        m_audit.goTo(index.row());
        showLine();
    });
    resize(720, 660);
    if (m_audit.isAllRead())
        finish();
    else
        showLine();
}

void AuditDialog::connectButtons(QPushButton* finish)
{
    m_agree->setText(tr("Agrees"));
    m_agree->setToolTip(tr("Enter, Space or Y"));
    m_agree->setDefault(true);
    m_differ->setText(tr("Differs"));
    m_differ->setToolTip(tr("N, or a click on what differs"));
    m_agreeGroup->setToolTip(tr("A"));
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Backspace"));
    finish->setText(tr("Finish"));
    finish->setToolTip(tr("Esc"));
    connect(m_agree, &QPushButton::clicked, this, &AuditDialog::agree);
    connect(m_differ, &QPushButton::clicked, this, [this] { differ({}); });
    connect(m_agreeGroup, &QPushButton::clicked, this, &AuditDialog::agreeGroup);
    connect(m_back, &QPushButton::clicked, this, &AuditDialog::back);
    connect(finish, &QPushButton::clicked, this, &AuditDialog::finish);
}

QWidget* AuditDialog::makeReadingPage()
{
    m_section->setFont(headlineFont());
    m_passed->setForegroundRole(QPalette::PlaceholderText);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(6);
    m_progress->setRange(0, m_audit.size());
    m_spoken->setForegroundRole(QPalette::PlaceholderText);
    auto* keys = wrappingLabel();
    keys->setText(tr("Enter agrees · A all of these · N or a click differs · Backspace goes back"));
    keys->setFont(captionFont());
    keys->setForegroundRole(QPalette::PlaceholderText);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new AuditDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setAccessibleName(tr("All lines of the audit"));
    auto* finish = new QPushButton;
    connectButtons(finish);

    auto* page = new QWidget;
    auto* head = new QHBoxLayout;
    head->addWidget(m_section);
    head->addWidget(m_passed, 1);
    head->addWidget(m_count);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_agree, m_agreeGroup, m_differ})
        buttons->addWidget(button);
    buttons->addStretch(1);
    // In a row of their own: narrow, it leaves the board free.
    auto* further = new QHBoxLayout;
    further->addWidget(m_back);
    further->addStretch(1);
    further->addWidget(finish);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addLayout(head);
    column->addWidget(m_progress);
    column->addWidget(m_card);
    column->addWidget(m_editors);
    column->addWidget(m_spoken);
    column->addWidget(m_hint);
    column->addLayout(buttons);
    column->addLayout(further);
    column->addWidget(keys);
    column->addWidget(m_list, 1);
    return page;
}

bool AuditDialog::isEditing() const
{
    return !isAtTheEnd() && !m_editors->isHidden();
}

bool AuditDialog::isAtTheEnd() const
{
    return m_pages->currentWidget() == m_end;
}

void AuditDialog::agree()
{
    m_audit.agree();
    showLine();
}

void AuditDialog::agreeGroup()
{
    m_audit.agreeGroup();
    showLine();
}

void AuditDialog::differ(const QString& property)
{
    m_beforeEditing = m_audit.corrections(m_audit.current());
    m_editors->edit(m_audit, m_audit.current());
    m_editors->show();
    m_agree->setText(tr("Set"));
    m_agreeGroup->setEnabled(false);
    m_differ->setEnabled(false);
    m_editors->focusOn(property);
    check();
}

void AuditDialog::back()
{
    if (!isAtTheEnd() || m_audit.isAllRead())
        m_audit.back();
    showLine();
}

void AuditDialog::showLine()
{
    endEditing();
    if (m_audit.isAllRead())
        return finish();
    m_pages->setCurrentIndex(0);
    const int line = m_audit.current();
    const AuditLine& now = m_audit.lines()[line];
    m_section->setText(m_words.section(now));
    m_passed->setText(m_words.emptyBefore(m_audit, line));
    m_count->setText(tr("%1 of %2", "lines of the audit").arg(line + 1).arg(m_audit.size()));
    m_progress->setValue(line);
    m_agreeGroup->setText(m_words.allAgree(now));
    m_back->setEnabled(line > 0);
    check();
    m_list->scrollTo(m_model->index(m_audit.groupOf(line).second - 1));
    m_list->scrollTo(m_model->index(line));
    m_card->setFocus(Qt::OtherFocusReason);
}

void AuditDialog::endEditing()
{
    m_editors->hide();
    m_agree->setText(tr("Agrees"));
    m_agreeGroup->setEnabled(true);
    m_differ->setEnabled(true);
}

// Says at once what stands against the differences so far. A car may still be in the way of another.
void AuditDialog::check()
{
    m_card->refresh();
    m_card->updateGeometry();
    m_model->refresh();
    QStringList spoken;
    for (const Correction& correction : m_audit.corrections(m_audit.current()))
        spoken.append(toShorthand(correction));
    m_spoken->setText(spoken.join(QStringLiteral(" · ")));
    m_spoken->setVisible(!spoken.isEmpty());
    const QString against = objection();
    m_hint->setText(against.isEmpty() ? QString() : tr("So far: %1").arg(against));
    m_hint->setVisible(!against.isEmpty());
    emit changed();
}

QString AuditDialog::subject() const
{
    return isAtTheEnd() || m_audit.isAllRead() ? QString() : m_audit.lines()[m_audit.current()].subject;
}

int AuditDialog::lineOf(const QString& subject) const
{
    for (int line = 0; line < m_audit.size(); ++line) {
        if (m_audit.lines()[line].subject == subject && m_audit.lines()[line].fact(placeProperty))
            return line;
    }
    return -1;
}

void AuditDialog::goTo(const QString& subject)
{
    if (const int line = lineOf(subject); line >= 0) {
        m_audit.goTo(line);
        showLine();
    }
}

void AuditDialog::setPlace(const QString& subject, const QString& place)
{
    if (const int line = lineOf(subject); line >= 0) {
        m_audit.set(line, placeProperty, place);
        goTo(subject);
    }
}

QString AuditDialog::objection() const
{
    const auto effects = m_audit.effects();
    if (effects)
        return {};
    return effects.error() ? say(m_session.game(), *effects.error())
                           : tr("these numbers can't all be true at once");
}

void AuditDialog::finish()
{
    endEditing();
    m_pages->setCurrentWidget(m_end);
    m_end->sumUp(m_audit, m_words, objection());
    emit changed();
}

void AuditDialog::record()
{
    const auto effects = m_audit.effects();
    if (!effects || effects->isEmpty())
        return;
    const QString note = isLayingOut() ? tr("the table as it stood") : tr("table audit");
    if (const auto recorded = m_session.correct(m_before + *effects, note); !recorded)
        return m_end->complain(say(m_session.game(), recorded.error()));
    whenSettled(m_session, this, [this](const QString& failure) {
        if (failure.isEmpty())
            accept();
        else
            m_end->complain(failure);
    });
}

std::optional<TableShow> AuditDialog::laidOut() const
{
    return m_audit.settled().transform([this](const State& state) { return m_session.game().show(state); });
}

void AuditDialog::reject()
{
    if (isEditing()) {
        m_audit.reset(m_audit.current(), m_beforeEditing);
        return showLine();
    }
    // What was found is not lost by one key.
    if (!isAtTheEnd() && !m_audit.corrections().isEmpty())
        finish();
    else
        QDialog::reject();
}

void AuditDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return reject();
    if (isAtTheEnd()) {
        if (event->key() == Qt::Key_Backspace)
            return back();
        return QDialog::keyPressEvent(event);
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEditing() ? isEnter : isEnter || event->key() == Qt::Key_Space || event->key() == Qt::Key_Y)
        return agree();
    if (isEditing() || !readingKey(event->key()))
        QDialog::keyPressEvent(event);
}

bool AuditDialog::readingKey(int key)
{
    switch (key) {
    case Qt::Key_N:
        differ({});
        return true;
    case Qt::Key_A:
        agreeGroup();
        return true;
    case Qt::Key_Backspace:
        if (m_audit.current() > 0)
            back();
        return true;
    default:
        return false;
    }
}

} // namespace roadmarshal::views
