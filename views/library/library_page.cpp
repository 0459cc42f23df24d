#include "library_page.h"

#include "games/games.h"
#include "item_sheet.h"
#include "library_columns.h"
#include "library_model.h"
#include "style/label.h"
#include "style/theme.h"
#include "style/typed_line.h"
#include "style/wrap_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace roadmarshal::views {

LibraryPage::LibraryPage(QWidget* parent)
    : QWidget(parent),
      m_model(new LibraryModel(this)),
      m_filter(new LibraryFilter(m_model, this)),
      m_search(new TypedLine(this)),
      m_games(new QComboBox(this)),
      m_kinds(new QComboBox(this)),
      m_owners(new QCheckBox(tr("&Only mine"), this)),
      m_table(new QTableView(this)),
      m_count(plainLabel(bodyFont, {}, this)),
      m_sheet(new ItemSheet(this)),
      m_edit(new QPushButton(tr("&Edit…"), this)),
      m_copy(new QPushButton(tr("&Copy…"), this)),
      m_confirm(new QPushButton(tr("&As on my card"), this)),
      m_export(new QPushButton(tr("E&xport…"), this)),
      m_delete(new QPushButton(tr("&Delete…"), this))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(60);
    setUpTable();
    auto* list = new QWidget(this);
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    column->addWidget(m_count);
    auto* parts = new QSplitter(this);
    parts->addWidget(list);
    parts->addWidget(m_sheet);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addLayout(makeTop());
    layout->addWidget(parts, 1);
    layout->addLayout(makeButtons());
    fillKinds();
    connect(&m_rest, &QTimer::timeout, this, &LibraryPage::showCurrent);
    refresh();
}

void LibraryPage::setUpTable()
{
    m_table->setModel(m_filter);
    m_columns = new LibraryColumns(m_table, m_model);
    m_table->setAccessibleName(tr("Content"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setSortingEnabled(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + gap);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSortIndicator(-1, Qt::AscendingOrder); // as the games have them
    m_table->installEventFilter(this);
    connect(m_table, &QTableView::doubleClicked, this, [this] { m_edit->click(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        refresh();
        m_rest.start();
    });
}

QLayout* LibraryPage::makeTop()
{
    m_search->setPlaceholderText(tr("Search: names, kinds, games"));
    m_search->setAccessibleName(tr("Search the library"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_games->addItem(tr("All games"));
    for (const table::Game* game : games::all())
        m_games->addItem(game->name(), game->id());
    m_games->setAccessibleName(tr("Game", "one of the five"));
    m_kinds->setAccessibleName(tr("Kind"));
    auto* top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_games);
    top->addWidget(m_kinds);
    top->addWidget(m_owners);
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPage::choose);
    connect(m_games, &QComboBox::currentIndexChanged, this, [this] {
        fillKinds();
        choose();
    });
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &LibraryPage::choose);
    connect(m_owners, &QCheckBox::toggled, this, &LibraryPage::choose);
    return top;
}

QLayout* LibraryPage::makeButtons()
{
    auto* fresh = new QPushButton(tr("&New"), this);
    fillNewMenu(fresh);
    auto* take = new QPushButton(tr("&Import…"), this);
    connect(take, &QPushButton::clicked, this, &LibraryPage::importWanted);
    auto* share = new QPushButton(tr("Export &pack…"), this);
    connect(share, &QPushButton::clicked, this, &LibraryPage::packWanted);
    const auto of = [this](QPushButton* button, auto signal) {
        connect(button, &QPushButton::clicked, this, [this, signal] {
            if (const LibraryEntry* entry = current())
                emit(this->*signal)(LibraryEntry(*entry));
        });
    };
    of(m_edit, &LibraryPage::editWanted);
    of(m_copy, &LibraryPage::copyWanted);
    of(m_confirm, &LibraryPage::confirmWanted);
    of(m_export, &LibraryPage::exportWanted);
    of(m_delete, &LibraryPage::deleteWanted);
    m_confirm->setToolTip(tr("Every value of this item is as on the cards of my box"));
    auto* row = new WrapRow;
    row->setSpacing(gap);
    for (QPushButton* button : {fresh, m_edit, m_copy, m_confirm, take, m_export, share, m_delete}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    return row;
}

void LibraryPage::fillNewMenu(QPushButton* button)
{
    auto* menu = new QMenu(button);
    QMenu* ofGame = nullptr;
    QString game;
    for (const auto& of : allKinds()) {
        if (of->kind.game != game)
            ofGame = menu->addMenu(of->gameName);
        game = of->kind.game;
        ofGame->addAction(of->kindName, this, [this, of] { emit newWanted(of); });
    }
    button->setMenu(menu);
}

void LibraryPage::fillKinds()
{
    const QSignalBlocker quiet(m_kinds);
    const QString game = m_games->currentData().toString();
    m_kinds->clear();
    m_kinds->addItem(tr("All kinds"));
    for (const auto& of : allKinds()) {
        if (of->kind.game == game)
            m_kinds->addItem(of->kindName, of->kind.id);
    }
    m_kinds->setEnabled(!game.isEmpty());
}

void LibraryPage::choose()
{
    m_filter->choose({m_search->text(), m_games->currentData().toString(), m_kinds->currentData().toString(),
                      m_owners->isChecked()});
    m_columns->showGame(m_games->currentIndex() <= 0);
    refresh();
    m_rest.start();
}

void LibraryPage::setEntries(std::vector<LibraryEntry> entries)
{
    const QString kept = m_wanted.isEmpty() && current() ? current()->key() : std::exchange(m_wanted, {});
    m_model->setEntries(std::move(entries));
    select(kept);
    m_wanted.clear();
    refresh();
    m_rest.start();
}

void LibraryPage::showGame(const QString& id)
{
    m_games->setCurrentIndex(std::max(0, m_games->findData(id)));
}

void LibraryPage::select(const QString& key)
{
    m_wanted = key;
    const int row = m_model->rowOf(key);
    QModelIndex index = row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model->index(row, 0));
    if (!index.isValid() && !current())
        index = m_filter->index(0, 0);
    if (!index.isValid())
        return;
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

const LibraryEntry* LibraryPage::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? &m_model->at(m_filter->mapToSource(index).row()) : nullptr;
}

void LibraryPage::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void LibraryPage::showCurrent()
{
    if (const LibraryEntry* entry = current())
        return m_sheet->showEntry(*entry);
    m_sheet->showNothing(m_model->rowCount() == 0 ? tr("The library is being read.")
                                                  : tr("Choose an item to see what stands in it."));
}

void LibraryPage::refresh()
{
    const LibraryEntry* entry = current();
    const int shown = m_filter->rowCount();
    const QLocale locale;
    if (shown > 0)
        m_count->setText(
            tr("Items: %1 of %2").arg(locale.toString(shown), locale.toString(m_model->rowCount())));
    else if (m_model->rowCount() > 0 && m_owners->isChecked() && m_search->text().isEmpty())
        m_count->setText(
            tr("Nothing here is yours yet: Copy… or Edit… one of ours, New, or Import… a file."));
    else if (m_model->rowCount() > 0)
        m_count->setText(tr("Nothing fits. Clear the search, or choose all games."));
    else
        m_count->setText(tr("Reading the library …"));
    for (QPushButton* button : {m_edit, m_copy, m_export})
        button->setEnabled(entry);
    m_confirm->setEnabled(entry && !entry->unconfirmed.isEmpty());
    m_delete->setEnabled(entry && entry->isOwners());
    m_delete->setToolTip(entry && !entry->isOwners() ? tr("What comes with Roadmarshal stays") : QString());
}

bool LibraryPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_table && (enter || key == Qt::Key_Delete)) {
        (enter ? m_edit : m_delete)->click();
        return true;
    }
    if (watched == m_search && (enter || key == Qt::Key_Down)) {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid())
            m_table->selectRow(0);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace roadmarshal::views
