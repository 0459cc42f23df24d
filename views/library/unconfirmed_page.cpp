#include "unconfirmed_page.h"

#include "content/marks.h"
#include "content/place.h"
#include "games/games.h"
#include "style/label.h"
#include "style/theme.h"
#include "style/typed_line.h"
#include "unconfirmed_model.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace roadmarshal::views {

UnconfirmedPage::UnconfirmedPage(QWidget* parent)
    : QWidget(parent),
      m_model(new UnconfirmedModel(this)),
      m_filter(new UnconfirmedFilter(m_model, this)),
      m_games(new QComboBox(this)),
      m_search(new TypedLine(this)),
      m_table(new QTableView(this)),
      m_count(plainLabel(bodyFont, {}, this)),
      m_confirm(new QPushButton(tr("As on my &card (Enter)"), this)),
      m_confirmItem(new QPushButton(tr("&All of this item (Ctrl+Enter)"), this))
{
    for (const table::Game* game : games::all())
        m_games->addItem(game->name(), game->id());
    m_games->setAccessibleName(tr("Game", "one of the five"));
    m_search->setPlaceholderText(tr("Search: items, cards, values"));
    m_search->setAccessibleName(tr("Search what is to be confirmed"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_table->setModel(m_filter);
    m_table->setAccessibleName(tr("Values to be confirmed"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + gap);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(UnconfirmedModel::PlaceColumn, QHeaderView::Stretch);
    m_table->setColumnWidth(UnconfirmedModel::ItemColumn, fontMetrics().averageCharWidth() * 36);
    m_table->setColumnWidth(UnconfirmedModel::ValueColumn, fontMetrics().averageCharWidth() * 40);
    m_table->installEventFilter(this);
    m_count->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_games);
    top->addWidget(m_search, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_count, 1);
    foot->addWidget(m_confirmItem);
    foot->addWidget(m_confirm);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addLayout(foot);
    const auto choose = [this] {
        m_filter->choose(m_games->currentData().toString(), m_search->text());
        refresh();
    };
    connect(m_games, &QComboBox::currentIndexChanged, this, choose);
    connect(m_search, &QLineEdit::textChanged, this, choose);
    connect(m_confirm, &QPushButton::clicked, this, &UnconfirmedPage::confirmCurrent);
    connect(m_confirmItem, &QPushButton::clicked, this, &UnconfirmedPage::confirmItem);
    connect(
        m_model, &UnconfirmedModel::typed, this,
        [this](int row, const QJsonValue& value) {
            const LibraryEntry entry = m_model->entryOf(row);
            emit saveWanted(entry,
                            content::withValue(m_model->confirmed({row}), m_model->placeOf(row), value));
        },
        Qt::QueuedConnection); // the line it was typed in is closed first
    choose();
}

void UnconfirmedPage::setEntries(const std::vector<LibraryEntry>& entries)
{
    const int at = m_table->currentIndex().row();
    m_model->setEntries(entries);
    if (m_filter->rowCount() > 0)
        m_table->setCurrentIndex(m_filter->index(std::clamp(at, 0, m_filter->rowCount() - 1), 0));
    refresh();
}

void UnconfirmedPage::showGame(const QString& id)
{
    m_games->setCurrentIndex(std::max(0, m_games->findData(id)));
}

int UnconfirmedPage::currentRow() const
{
    return m_table->currentIndex().isValid() ? m_filter->mapToSource(m_table->currentIndex()).row() : -1;
}

void UnconfirmedPage::ask(const QList<int>& rows)
{
    if (rows.isEmpty())
        return;
    const LibraryEntry entry = m_model->entryOf(rows.first());
    emit saveWanted(entry, m_model->confirmed(rows));
}

void UnconfirmedPage::confirmCurrent()
{
    // Item by item, in the order of the list.
    QList<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.append(m_filter->mapToSource(index).row());
    if (rows.isEmpty() && currentRow() >= 0)
        rows.append(currentRow());
    std::ranges::sort(rows, std::greater()); // from the end: what is above stays where it is
    while (!rows.isEmpty()) {
        const QString key = m_model->entryOf(rows.first()).key();
        QList<int> together;
        while (!rows.isEmpty() && m_model->entryOf(rows.first()).key() == key)
            together.append(rows.takeFirst());
        ask(together);
    }
}

void UnconfirmedPage::confirmItem()
{
    const int row = currentRow();
    if (row < 0)
        return;
    QList<int> rows;
    const QString key = m_model->entryOf(row).key();
    for (int each = 0; each < m_model->rowCount(); ++each) {
        if (m_model->entryOf(each).key() == key)
            rows.append(each);
    }
    ask(rows);
}

void UnconfirmedPage::saved(const LibraryEntry& entry, const content::Item& item)
{
    const int at = m_table->currentIndex().row();
    m_model->replace(entry.key(), item);
    if (m_filter->rowCount() > 0) {
        const QModelIndex next = m_filter->index(std::clamp(at, 0, m_filter->rowCount() - 1), 0);
        m_table->setCurrentIndex(next);
        m_table->scrollTo(next);
    }
    refresh();
}

void UnconfirmedPage::refresh()
{
    const int count = m_filter->rowCount();
    m_confirm->setEnabled(count > 0);
    m_confirmItem->setEnabled(count > 0);
    if (count > 0)
        m_count->setText(tr("Values to compare with the cards: %1. F2 types what the card says.")
                             .arg(QLocale().toString(count)));
    else if (m_search->text().isEmpty())
        m_count->setText(tr("Everything in this box is as printed, or as you have it."));
    else
        m_count->setText(tr("Nothing fits; clear the search to see all."));
}

bool UnconfirmedPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    // While a value is typed the line has the keys, and lets Enter pass.
    if (watched == m_table && !m_table->hasFocus())
        return QWidget::eventFilter(watched, event);
    if (watched == m_table && enter) {
        if (key->modifiers().testFlag(Qt::ControlModifier))
            confirmItem();
        else
            confirmCurrent();
        return true;
    }
    if (watched == m_table && key->key() == Qt::Key_F2 && m_table->currentIndex().isValid()) {
        m_table->edit(m_table->currentIndex().siblingAtColumn(UnconfirmedModel::ValueColumn));
        return true;
    }
    if (watched == m_search && (enter || key->key() == Qt::Key_Down)) {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid() && m_filter->rowCount() > 0)
            m_table->selectRow(0);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace roadmarshal::views
