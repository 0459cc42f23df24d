#include "log_panel.h"

#include "style/theme.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace roadmarshal::views {

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new LogModel(this)),
      m_filtered(new QSortFilterProxyModel(this)),
      m_tree(new QTreeView(this)),
      m_filter(new QLineEdit(this))
{
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setFilterRole(LogModel::SearchRole);
    m_filtered->setFilterKeyColumn(LogModel::TextColumn);
    m_filtered->setAutoAcceptChildRows(true);

    m_tree->setModel(m_filtered);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(gap * 2);
    m_tree->setTreePosition(LogModel::TextColumn);
    m_tree->header()->setSectionResizeMode(LogModel::NumberColumn, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(LogModel::TextColumn, QHeaderView::Stretch);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setAccessibleName(tr("Log"));
    m_filter->setPlaceholderText(tr("Search the log"));
    m_filter->setClearButtonEnabled(true);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_filter);
    layout->addWidget(m_tree, 1);

    connect(m_filter, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_model, &QAbstractItemModel::rowsInserted, m_tree, &QTreeView::scrollToBottom,
            Qt::QueuedConnection);
    connect(m_model, &QAbstractItemModel::modelReset, m_tree, &QTreeView::scrollToBottom,
            Qt::QueuedConnection);
    connect(m_tree, &QTreeView::doubleClicked, this,
            [this](const QModelIndex& index) { emit jumpWanted(entryAt(index)); });
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &LogPanel::showMenu);
}

void LogPanel::setSession(table::Session* session)
{
    m_model->setSession(session);
}

void LogPanel::focusFilter()
{
    m_filter->setFocus();
    m_filter->selectAll();
}

void LogPanel::focusEntries()
{
    m_tree->setFocus();
}

int LogPanel::entryAt(const QModelIndex& index) const
{
    return index.data(LogModel::EntryRole).toInt();
}

int LogPanel::selectedEntry() const
{
    return entryAt(m_tree->currentIndex());
}

void LogPanel::showMenu(const QPoint& position)
{
    const QModelIndex index = m_tree->indexAt(position);
    if (!index.isValid())
        return;
    const int entry = entryAt(index);
    QMenu menu;
    menu.addAction(tr("Show the table after entry %1").arg(entry), this,
                   [this, entry] { emit jumpWanted(entry); });
    menu.addAction(tr("Show the table before it"), this, [this, entry] { emit jumpWanted(entry - 1); });
    menu.addAction(tr("Add a note…"), this, [this, entry] { emit noteWanted(entry); });
    QAction* amend = menu.addAction(tr("Amend…"), this, [this, entry] { emit amendWanted(entry); });
    amend->setEnabled(m_model->canBeAmended(entry));
    menu.exec(m_tree->viewport()->mapToGlobal(position));
}

} // namespace roadmarshal::views
