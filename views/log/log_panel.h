// The dock with the journal: search it, open an entry, look at the table as it was then, add a note, amend.
#pragma once

#include "log_model.h"

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace roadmarshal::views {

class LogPanel : public QWidget
{
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);

    void setSession(table::Session* session);
    LogModel* model() const { return m_model; }
    void focusFilter();
    void focusEntries();
    // The entry that the cursor is on, 0 for none.
    int selectedEntry() const;

signals:
    // The table as it was after that entry.
    void jumpWanted(int entry);
    void noteWanted(int entry);
    void amendWanted(int entry);

private:
    int entryAt(const QModelIndex& index) const;
    void showMenu(const QPoint& position);

    LogModel* m_model;
    QSortFilterProxyModel* m_filtered;
    QTreeView* m_tree;
    QLineEdit* m_filter;
};

} // namespace roadmarshal::views
