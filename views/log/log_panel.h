// The dock with the journal: filter it, open an entry, look at the table as it was then, replay, note, amend.
#pragma once

#include "log_tree.h"

#include <QWidget>

class QLabel;
class QTreeView;

namespace roadmarshal::views {

class FilterBar;
class Replay;
class ReplayBar;

class LogPanel : public QWidget
{
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);

    void setSession(table::Session* session);
    LogModel* model() const { return m_model; }
    LogTree* tree() const { return m_grouped; }
    Replay* replay() const { return m_replay; }
    QList<QAction*> replayActions() const;
    // The entry after which the table on show stands.
    void showPoint(int entry);
    void focusFilter();
    void focusEntries();
    // The entry that the cursor is on, 0 for none.
    int selectedEntry() const;

signals:
    // The table as it was after that entry.
    void jumpWanted(int entry);
    void noteWanted(int entry);
    void amendWanted(int entry);
    void rulesWanted(const QStringList& ids);
    // Something about the table after that entry is to be settled.
    void disputeWanted(int entry);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyFilter();
    void fitNumbers();
    // The entries, or that there are none of that kind.
    void showOrHide();
    void unfold();
    void unfoldNew(const QModelIndex& parent, int first, int last);
    void select(int entry);
    void jumpTo(const QModelIndex& index);
    int entryAt(const QModelIndex& index) const;
    void showMenu(const QPoint& position);
    void replayFrom(int entry);

    LogModel* m_model;
    LogTree* m_grouped;
    Replay* m_replay;
    FilterBar* m_filter;
    QTreeView* m_view;
    QLabel* m_nothing;
    ReplayBar* m_bar;
};

} // namespace roadmarshal::views
