#include "log_panel.h"

#include "filter_bar.h"
#include "replay_bar.h"
#include "style/citation_delegate.h"
#include "style/citation_link.h"
#include "style/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTreeView>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

// So many entries that fit a search are opened, to show where; more would only be long.
constexpr int mostUnfolded = 60;

QTreeView* makeView(LogTree* tree, QWidget* parent)
{
    auto* view = new QTreeView(parent);
    view->setModel(tree);
    view->setHeaderHidden(true);
    view->setUniformRowHeights(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setIndentation(gap + smallGap);
    view->setTreePosition(LogModel::TextColumn);
    view->setExpandsOnDoubleClick(false); // it shows the table
    view->header()->setMinimumSectionSize(0);
    // Of fixed width: to fit the contents, all of them would be measured again and again.
    view->header()->setSectionResizeMode(LogModel::NumberColumn, QHeaderView::Fixed);
    view->header()->setSectionResizeMode(LogModel::TextColumn, QHeaderView::Stretch);
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    return view;
}

} // namespace

LogPanel::LogPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new LogModel(this)),
      m_grouped(new LogTree(m_model, this)),
      m_replay(new Replay(this)),
      m_filter(new FilterBar(this)),
      m_view(makeView(m_grouped, this)),
      m_nothing(new QLabel(tr("No entry is like that."), this)),
      m_bar(new ReplayBar(m_replay, this))
{
    setFocusProxy(m_view);
    m_view->setAccessibleName(tr("Log"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_filter);
    layout->addWidget(m_nothing, 1);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_bar);

    connect(m_filter, &FilterBar::changed, this, &LogPanel::applyFilter);
    connect(m_grouped, &QAbstractItemModel::modelReset, this, &LogPanel::unfold);
    connect(m_grouped, &QAbstractItemModel::rowsInserted, this, &LogPanel::unfoldNew);
    connect(m_view, &QTreeView::activated, this, &LogPanel::jumpTo); // double click or Enter
    connect(m_view, &QTreeView::customContextMenuRequested, this, &LogPanel::showMenu);
    auto* citations = new CitationDelegate(m_view);
    m_view->setItemDelegateForColumn(LogModel::TextColumn, citations);
    connect(citations, &CitationDelegate::rulesWanted, this, &LogPanel::rulesWanted);
    connect(m_replay, &Replay::wanted, this, &LogPanel::jumpWanted);
    fitNumbers();
}

void LogPanel::setSession(table::Session* session)
{
    m_replay->pause();
    m_filter->setTable(session ? session->game().show(session->now()) : table::TableShow{});
    if (session)
        m_filter->setGroups(
            session->game().counting().groups,
            [&game = session->game()](const table::Message& message) { return game.say(message); });
    else
        m_filter->setGroups({}, {});
    m_grouped->setFilter(m_filter->filter());
    m_model->setSession(session);
    m_replay->setPoint(m_model->rowCount(), m_model->rowCount());
}

QList<QAction*> LogPanel::replayActions() const
{
    return m_bar->replayActions();
}

void LogPanel::applyFilter()
{
    const int before = selectedEntry();
    m_grouped->setFilter(m_filter->filter());
    if (before > 0)
        select(before);
}

void LogPanel::fitNumbers()
{
    m_view->header()->resizeSection(LogModel::NumberColumn,
                                    m_view->fontMetrics().horizontalAdvance(QStringLiteral("00000")) + gap);
}

void LogPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitNumbers();
}

void LogPanel::showOrHide()
{
    const bool nothing = m_grouped->rowCount() == 0 && !m_grouped->filter().isEmpty();
    m_nothing->setVisible(nothing);
    m_view->setVisible(!nothing);
}

void LogPanel::unfold()
{
    const LogFilter& filter = m_grouped->filter();
    const bool few = !filter.text.isEmpty() && m_grouped->shownCount() <= mostUnfolded;
    m_view->expandToDepth(few ? 2 : 1);
    showOrHide();
    m_view->scrollToBottom();
}

void LogPanel::unfoldNew(const QModelIndex& parent, int first, int last)
{
    showOrHide();
    // Entries stay closed, what holds them opens.
    for (int row = first; row <= last; ++row) {
        const QModelIndex added = m_grouped->index(row, 0, parent);
        if (added.data(LogTree::LevelRole).toInt() == static_cast<int>(LogTree::Level::Turn))
            m_view->expandRecursively(added, 1);
        else if (added.data(LogTree::LevelRole).toInt() == static_cast<int>(LogTree::Level::Group))
            m_view->expand(added);
    }
    QMetaObject::invokeMethod(m_view, &QTreeView::scrollToBottom, Qt::QueuedConnection);
}

void LogPanel::showPoint(int entry)
{
    const bool wasNow = m_replay->isNow();
    m_replay->setPoint(entry, m_model->rowCount());
    m_bar->setTold(m_replay->isNow() ? QString() : m_model->told(entry));
    // In play the cursor stays where it was put; in the past, and on the way back, it goes along.
    if (!wasNow || !m_replay->isNow())
        select(entry);
}

void LogPanel::select(int entry)
{
    const QModelIndex index = m_grouped->indexOf(entry);
    if (!index.isValid())
        return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void LogPanel::focusFilter()
{
    m_filter->focusText();
}

void LogPanel::focusEntries()
{
    m_view->setFocus();
}

int LogPanel::entryAt(const QModelIndex& index) const
{
    return index.data(LogModel::EntryRole).toInt();
}

int LogPanel::selectedEntry() const
{
    return entryAt(m_view->currentIndex());
}

void LogPanel::jumpTo(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_replay->pause();
    emit jumpWanted(index.data(LogTree::LastEntryRole).toInt());
}

void LogPanel::replayFrom(int entry)
{
    m_replay->pause();
    m_replay->seek(entry);
    m_replay->play();
}

void LogPanel::showMenu(const QPoint& position)
{
    const QModelIndex index = m_view->indexAt(position);
    if (!index.isValid())
        return;
    const int entry = entryAt(index);
    const int last = index.data(LogTree::LastEntryRole).toInt();
    QMenu menu;
    menu.addAction(tr("Show the table after entry %1").arg(last), this,
                   [this, last] { emit jumpWanted(last); });
    if (entry > 0) {
        menu.addAction(tr("Show the table before it"), this, [this, entry] { emit jumpWanted(entry - 1); });
        menu.addAction(tr("Replay from here"), this, [this, entry] { replayFrom(entry - 1); });
        menu.addAction(tr("Add a note…"), this, [this, entry] { emit noteWanted(entry); });
        menu.addAction(tr("Ask the marshal about it…"), this, [this, entry] { emit disputeWanted(entry); });
        QAction* amend = menu.addAction(tr("Amend…"), this, [this, entry] { emit amendWanted(entry); });
        amend->setEnabled(m_model->canBeAmended(entry));
    }
    if (const QStringList ids = index.data(LogModel::CitationRole).toStringList(); !ids.isEmpty())
        menu.addAction(lookUpText(ids), this, [this, ids] { emit rulesWanted(ids); });
    menu.exec(m_view->viewport()->mapToGlobal(position));
}

} // namespace roadmarshal::views
