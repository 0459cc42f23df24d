#include "item_dialog.h"

#include "field_text.h"
#include "help/manual_chapter.h"
#include "record_page.h"
#include "style/icons.h"
#include "style/label.h"
#include "style/theme.h"
#include "table/game.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

RecordPage* pageOf(const QWidget* shown)
{
    return shown->findChild<RecordPage*>();
}

// By its name instead of its number, if it has one.
QString namedIn(const QString& place, const QJsonValue& entry)
{
    static const QString step = QStringLiteral(" › ");
    const QString name = entry[QStringLiteral("name")].toString();
    return name.isEmpty() ? place : place.section(step, 0, -2) + step + name;
}

} // namespace

ItemDialog::ItemDialog(const table::Game& game, const content::Kind& kind, const QJsonObject& item,
                       QWidget* parent)
    : QDialog(parent),
      m_document(game, kind, item),
      m_crumbs(new QHBoxLayout),
      m_pages(new QStackedWidget(this)),
      m_totals(plainLabel(bodyFont, {}, this)),
      m_problem(plainLabel(boldFont, {}, this)),
      m_confirmAll(new QPushButton(tr("&All as on my card"), this)),
      m_save(new QPushButton(tr("&Save"), this))
{
    setManualChapter(this, QStringLiteral("library"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * gap, gap, 2 * gap, gap);
    m_crumbs->addStretch(1);
    layout->addLayout(m_crumbs);
    layout->addWidget(m_pages, 1);
    layout->addLayout(makeFoot());
    addActions();
    push(new RecordPage(m_document, {}, m_document.kind().fields), game.say(table::Message{kind.label, {}}));
    connect(&m_document, &ItemDocument::changed, this, [this] {
        m_complaint.clear();
        refresh();
    });
    refresh();
    resize(QSize(940, 680).boundedTo(screen()->availableSize() * 0.95));
}

QLayout* ItemDialog::makeFoot()
{
    m_problem->setWordWrap(true);
    m_totals->setWordWrap(true);
    QPushButton* cancel = new QPushButton(tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &ItemDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ItemDialog::save);
    connect(m_confirmAll, &QPushButton::clicked, this, [this] { m_document.confirm({}); });
    m_confirmAll->setToolTip(tr("Every value here is as on the cards of my box (Ctrl+Shift+K)"));
    auto* said = new QVBoxLayout;
    said->addWidget(m_problem);
    said->addWidget(m_totals);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(gap);
    foot->addLayout(said, 1);
    // Enter goes on in the fields.
    for (QPushButton* button : {m_confirmAll, cancel, m_save}) {
        button->setAutoDefault(false);
        foot->addWidget(button, 0, Qt::AlignBottom);
    }
    return foot;
}

void ItemDialog::addActions()
{
    const auto add = [this](const QList<QKeySequence>& keys, auto slot) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
    };
    add({QKeySequence::Save, QKeySequence(QStringLiteral("Ctrl+Return"))}, &ItemDialog::save);
    add({QKeySequence::Undo}, [this] { m_document.steps()->undo(); });
    add({QKeySequence::Redo, QKeySequence(QStringLiteral("Ctrl+Y"))}, [this] { m_document.steps()->redo(); });
    add({QKeySequence(QStringLiteral("Ctrl+K"))}, [this] { page()->confirmFocused(); });
    add({QKeySequence(QStringLiteral("Ctrl+Shift+K"))}, [this] { m_document.confirm({}); });
    add({QKeySequence(QStringLiteral("Alt+Left"))}, &ItemDialog::back);
}

RecordPage* ItemDialog::page() const
{
    return pageOf(m_pages->currentWidget());
}

void ItemDialog::push(RecordPage* page, const QString& title)
{
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_pages->setCurrentIndex(m_pages->addWidget(scroll));
    auto* crumb = new QToolButton(this);
    crumb->setText(m_crumbButtons.isEmpty() ? title : QStringLiteral("› %1").arg(title));
    crumb->setAutoRaise(true);
    crumb->setFocusPolicy(Qt::NoFocus);
    crumb->setToolTip(tr("Back to here (Alt+Left: one back)"));
    m_crumbs->insertWidget(static_cast<int>(m_crumbButtons.size()), crumb);
    m_crumbButtons.append(crumb);
    connect(crumb, &QToolButton::clicked, this, [this, crumb] {
        while (m_crumbButtons.last() != crumb)
            back();
    });
    connect(page, &RecordPage::openWanted, this, &ItemDialog::openAt);
    connect(page, &RecordPage::left, this, &ItemDialog::goOn);
    page->focusFirst();
}

void ItemDialog::openAt(const QString& place, bool isEntry)
{
    const content::Field* field = fieldAt(m_document.kind(), place);
    if (!field)
        return;
    const QString words = placeInWords(m_document.game(), m_document.kind(), place);
    if (isEntry)
        return push(new RecordPage(m_document, place, field->fields), namedIn(words, m_document.at(place)));
    content::Field alone = *field;
    alone.key.clear(); // it stands at the place itself
    push(new RecordPage(m_document, place, {alone}), words);
}

void ItemDialog::back()
{
    if (m_crumbButtons.size() < 2)
        return;
    QWidget* top = m_pages->currentWidget();
    m_pages->setCurrentIndex(m_pages->count() - 2);
    m_pages->removeWidget(top);
    top->deleteLater();
    m_crumbButtons.takeLast()->deleteLater();
    if (!page()->focusWidget()) // otherwise the keyboard is where it was
        page()->focusFirst();
}

// Behind the last value of what was opened comes what stands after it.
void ItemDialog::goOn()
{
    if (m_crumbButtons.size() < 2) {
        focusNextChild();
        return;
    }
    back();
    page()->goOn();
}

void ItemDialog::goTo(const QString& place)
{
    while (m_crumbButtons.size() > 1 && !page()->editorAt(place))
        back();
    for (int depth = 0; depth < 16; ++depth) {
        const int before = m_pages->count();
        if (!page()->focusAt(place) || m_pages->count() == before)
            return;
    }
}

void ItemDialog::showCard(const QString& place)
{
    const content::Field* field = place.isEmpty() ? nullptr : fieldAt(m_document.kind(), place);
    if (!field || isOneLine(*field) || !m_document.at(place).isObject())
        return goTo(place);
    openAt(place, true);
    page()->focusUnconfirmed(); // which is what the card is asked for
}

void ItemDialog::complain(const QString& text)
{
    m_complaint = text;
    refresh();
}

void ItemDialog::save()
{
    // What is being typed is part of it.
    if (QWidget* focus = focusWidget()) {
        focus->clearFocus();
        focus->setFocus();
    }
    if (const auto& problem = m_document.problem()) {
        goTo(problem->place);
        return;
    }
    emit saveWanted(m_document.json());
}

void ItemDialog::reject()
{
    if (m_document.steps()->canUndo()) {
        QMessageBox box(QMessageBox::Question, tr("Not saved"), tr("Leave without what was changed?"),
                        QMessageBox::NoButton, this);
        const QPushButton* leave = box.addButton(tr("Leave"), QMessageBox::DestructiveRole);
        box.setDefaultButton(box.addButton(tr("Stay"), QMessageBox::RejectRole));
        box.exec();
        if (box.clickedButton() != leave)
            return;
    }
    QDialog::reject();
}

void ItemDialog::refresh()
{
    const content::Kind& kind = m_document.kind();
    const QString name =
        m_document.json()[QStringLiteral("name")].toString(m_document.json()[kind.idField].toString());
    const QString label = m_document.game().say(table::Message{kind.label, {}});
    setWindowTitle(name.isEmpty() ? label : QStringLiteral("%1: %2").arg(label, name));
    QStringList totals;
    for (const content::Total& total : m_document.totals())
        totals.append(total.found == total.wanted
                          ? tr("%1: %2, as the rulebook says", "how many there are of something")
                                .arg(m_document.game().say(total.what))
                                .arg(total.found)
                          : tr("%1: %2, the rulebook says %3")
                                .arg(m_document.game().say(total.what))
                                .arg(total.found)
                                .arg(total.wanted));
    m_totals->setText(totals.join(QStringLiteral(" · ")));
    m_totals->setVisible(!totals.isEmpty());
    const auto& problem = m_document.problem();
    const QString wrong = problem ? placeInWords(m_document.game(), kind, problem->place) : QString();
    m_problem->setText(!m_complaint.isEmpty()        ? m_complaint
                       : problem && !wrong.isEmpty() ? QStringLiteral("%1: %2").arg(wrong, problem->reason)
                       : problem                     ? problem->reason
                                                     : QString());
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_confirmAll->setVisible(m_document.invented() > 0);
}

} // namespace roadmarshal::views
