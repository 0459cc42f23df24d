#include "entries_table.h"

#include "entries_model.h"
#include "field_text.h"
#include "style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace roadmarshal::views {

namespace {

// Everything is typed as a line; words are completed.
class CellDelegate final : public QStyledItemDelegate
{
public:
    CellDelegate(const table::Game& game, const EntriesModel& model, QObject* parent)
        : QStyledItemDelegate(parent), m_game(game), m_model(model)
    {
    }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override
    {
        auto* line = new QLineEdit(parent);
        line->setFrame(false);
        const QStringList words = suggestionsFor(m_game, m_model.fieldOf(index.column()));
        if (!words.isEmpty()) {
            auto* completer = new QCompleter(words, line);
            completer->setCaseSensitivity(Qt::CaseInsensitive);
            completer->setCompletionMode(QCompleter::InlineCompletion);
            line->setCompleter(completer);
            line->setPlaceholderText(words.join(QStringLiteral(" / ")));
        } else {
            line->setPlaceholderText(boundsOf(m_model.fieldOf(index.column())));
        }
        return line;
    }

private:
    const table::Game& m_game;
    const EntriesModel& m_model;
};

} // namespace

EntriesTable::EntriesTable(ItemDocument& document, EntriesModel* model, QWidget* parent)
    : QTableView(parent), m_document(document), m_entries(model)
{
    setModel(model);
    setItemDelegate(new CellDelegate(document.game(), *model, this));
    setEditTriggers(EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(false);
    setSelectionMode(ContiguousSelection);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setAccessibleName(labelOf(document.game(), model->field()));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + gap);
    resizeColumnsToContents();
    for (int column = 0; column < model->columnCount(); ++column) {
        const int widest = fontMetrics().averageCharWidth() * 34;
        setColumnWidth(column, std::clamp(columnWidth(column) + gap, 56, widest));
    }
    connect(model, &EntriesModel::entryMoved, this, [this](int row) { m_typedInto = row; });
    connect(model, &QAbstractItemModel::rowsInserted, this, &QWidget::updateGeometry);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &QWidget::updateGeometry);
    selectionModel()->setCurrentIndex(model->index(0, 0), QItemSelectionModel::NoUpdate);
}

QSize EntriesTable::sizeHint() const
{
    constexpr int mostRows = 12;
    const int rows = std::clamp(m_entries->rowCount(), 2, mostRows);
    const int height = rows * verticalHeader()->defaultSectionSize() +
                       horizontalHeader()->sizeHint().height() + 2 * frameWidth() +
                       horizontalScrollBar()->sizeHint().height();
    return {480, height};
}

void EntriesTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid())
        setCurrentIndex(m_entries->index(0, 0));
    if (!selectionModel()->hasSelection())
        selectionModel()->select(currentIndex(), QItemSelectionModel::Select);
}

void EntriesTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    const bool comesBack = event->reason() == Qt::PopupFocusReason ||
                           event->reason() == Qt::MenuBarFocusReason ||
                           event->reason() == Qt::ActiveWindowFocusReason;
    // Where the keyboard is not, it would look like something to be dealt with.
    if (!comesBack && !isAncestorOf(QApplication::focusWidget()))
        clearSelection();
}

void EntriesTable::goOn(int by)
{
    const QModelIndex at = currentIndex();
    const int columns = m_entries->columnCount();
    if (by > 0 && m_entries->isNewRow(at.row()) && at.column() == 0) {
        emit left();
        return;
    }
    const int cell = at.row() * columns + at.column() + by;
    if (cell < 0) {
        QAbstractScrollArea::focusNextPrevChild(false);
        return;
    }
    if (cell >= m_entries->rowCount() * columns) {
        emit left();
        return;
    }
    setCurrentIndex(m_entries->index(cell / columns, cell % columns));
}

// Tab and Shift+Tab come by here, and would leave the table.
bool EntriesTable::focusNextPrevChild(bool next)
{
    goOn(next ? 1 : -1);
    return true;
}

void EntriesTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (const int row = std::exchange(m_typedInto, -1); row >= 0)
        setCurrentIndex(m_entries->index(row, currentIndex().column()));
    if (hint == QAbstractItemDelegate::SubmitModelCache || hint == QAbstractItemDelegate::EditNextItem)
        goOn(1);
    else if (hint == QAbstractItemDelegate::EditPreviousItem)
        goOn(-1);
}

void EntriesTable::open(const QModelIndex& index)
{
    if (m_entries->isOpened(index))
        emit openWanted(m_entries->placeOf(index), false);
}

void EntriesTable::openEntry()
{
    const int row = currentIndex().row();
    if (row >= 0 && row < m_entries->entries() && m_entries->columnCount() > 1)
        emit openWanted(m_entries->placeOf(row), true);
}

void EntriesTable::removeSelected()
{
    const QItemSelection chosen = selectionModel()->selection();
    if (chosen.isEmpty() || chosen.first().top() >= m_entries->entries())
        return;
    m_entries->remove(chosen.first().top(), chosen.first().bottom());
}

void EntriesTable::confirmSelected()
{
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
        if (!m_entries->isNewRow(index.row()))
            m_document.confirm(m_entries->placeOf(index));
    }
}

void EntriesTable::copy()
{
    QApplication::clipboard()->setText(m_entries->copied(selectionModel()->selectedIndexes()));
}

void EntriesTable::paste()
{
    const QItemSelection chosen = selectionModel()->selection();
    const QModelIndex from = chosen.isEmpty() ? currentIndex() : QModelIndex(chosen.first().topLeft());
    m_entries->paste(from, QApplication::clipboard()->text());
}

void EntriesTable::keyPressEvent(QKeyEvent* event)
{
    if (state() == EditingState) // Enter comes by here from the line that it was typed in
        return QTableView::keyPressEvent(event);
    const bool ctrl = event->modifiers().testFlag(Qt::ControlModifier);
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (alt)
            return openEntry();
        if (ctrl)
            break;
        if (m_entries->isOpened(currentIndex()))
            return open(currentIndex());
        return goOn(1);
    case Qt::Key_Delete:
        if (ctrl)
            return removeSelected();
        if (currentIndex().isValid() && !m_entries->isNewRow(currentIndex().row()))
            m_entries->setData(currentIndex(), QString(), Qt::EditRole);
        return;
    case Qt::Key_D:
        if (ctrl)
            return m_entries->repeat(currentIndex().row());
        break;
    default:
        break;
    }
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->matches(QKeySequence::Paste))
        return paste();
    QTableView::keyPressEvent(event);
}

void EntriesTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (m_entries->isOpened(index))
        return open(index);
    if (index.isValid())
        edit(index);
}

void EntriesTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu;
    menu.addAction(tr("Open the entry"), QKeySequence(QStringLiteral("Alt+Return")), this,
                   &EntriesTable::openEntry);
    menu.addAction(tr("As on my card"), QKeySequence(QStringLiteral("Ctrl+K")), this,
                   &EntriesTable::confirmSelected);
    menu.addSeparator();
    menu.addAction(tr("Copy"), QKeySequence::Copy, this, &EntriesTable::copy);
    menu.addAction(tr("Paste"), QKeySequence::Paste, this, &EntriesTable::paste);
    menu.addAction(tr("Repeat the row"), QKeySequence(QStringLiteral("Ctrl+D")), this,
                   [this] { m_entries->repeat(currentIndex().row()); });
    menu.addAction(tr("Remove rows"), QKeySequence(QStringLiteral("Ctrl+Del")), this,
                   &EntriesTable::removeSelected);
    menu.exec(event->globalPos());
}

} // namespace roadmarshal::views
