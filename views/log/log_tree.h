// The log as a tree of turns, activations, entries and what followed from each, as far as a filter wants it.
#pragma once

#include "log_model.h"

#include <QHash>

#include <memory>
#include <vector>

namespace roadmarshal::views {

class LogTree : public QAbstractItemModel
{
    Q_OBJECT
public:
    // The last entry under any row, to jump to. Roles of LogModel hold for entries and what is under them.
    enum Role { LastEntryRole = Qt::UserRole + 100, LevelRole };
    // Folded: what was taken back, and that it was, in one row that opens.
    enum class Level { Turn, Group, Folded, Entry, Detail };

    explicit LogTree(LogModel* source, QObject* parent = nullptr);

    void setFilter(const LogFilter& filter);
    const LogFilter& filter() const { return m_filter; }
    int shownCount() const { return static_cast<int>(m_entries.size()); }
    // Invalid for an entry that the filter leaves out.
    QModelIndex indexOf(int entry) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Node
    {
        Node* parent = nullptr;
        int row = 0;
        Level level = Level::Turn;
        table::Passage passage; // its turn only, for a turn
        int entry = 0;
        std::vector<std::unique_ptr<Node>> children;
    };

    void rebuild();
    void add(int entry);
    // Whether it is out of the story: it was taken back, or says that something was.
    bool isFolded(int entry) const;
    static std::unique_ptr<Node> makeNode(Level level, const table::Passage& passage, int entry);
    void insert(Node* parent, std::unique_ptr<Node> node);
    QModelIndex indexOf(const Node* node, int column = 0) const;
    // The row that an index stands for; null for a detail.
    const Node* nodeAt(const QModelIndex& index) const;
    QModelIndex sourceOf(const QModelIndex& index) const;
    void announce(const QModelIndex& first, const QModelIndex& last);
    QVariant foldedData(const Node& node, int role) const;
    QVariant headingData(const Node& node, int column, int role) const;

    LogModel* m_source;
    LogFilter m_filter;
    Node m_root;
    QHash<int, Node*> m_entries;
    bool m_resetting = false;
};

} // namespace roadmarshal::views
