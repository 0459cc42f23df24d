#include "log_tree.h"

#include "style/swatch_icon.h"
#include "style/text.h"
#include "style/theme.h"

#include <QGuiApplication>

namespace roadmarshal::views {

LogTree::LogTree(LogModel* source, QObject* parent) : QAbstractItemModel(parent), m_source(source)
{
    connect(source, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(source, &QAbstractItemModel::modelReset, this, [this] {
        rebuild();
        endResetModel();
    });
    connect(source, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex& entry, int first, int last) {
                for (int row = first; !entry.isValid() && row <= last; ++row)
                    add(row + 1);
            });
    connect(source, &QAbstractItemModel::dataChanged, this, &LogTree::announce);
    rebuild();
}

void LogTree::setFilter(const LogFilter& filter)
{
    if (m_filter == filter)
        return;
    beginResetModel();
    m_filter = filter;
    rebuild();
    endResetModel();
}

void LogTree::rebuild()
{
    m_root.children.clear();
    m_entries.clear();
    m_resetting = true;
    const int count = m_source->rowCount();
    m_entries.reserve(count);
    for (int entry = 1; entry <= count; ++entry)
        add(entry);
    m_resetting = false;
}

std::unique_ptr<LogTree::Node> LogTree::makeNode(Level level, const table::Passage& passage, int entry)
{
    auto node = std::make_unique<Node>();
    node->level = level;
    node->passage = passage;
    node->entry = entry;
    return node;
}

void LogTree::insert(Node* parent, std::unique_ptr<Node> node)
{
    node->parent = parent;
    node->row = static_cast<int>(parent->children.size());
    parent->children.push_back(std::move(node));
}

bool LogTree::isFolded(int entry) const
{
    if (m_filter.kind == LogFilter::Kind::TakenBack || !m_filter.text.isEmpty())
        return false; // that is what somebody looks for
    const QModelIndex source = m_source->indexOf(entry);
    const auto kind = static_cast<table::EntryKind>(source.data(LogModel::KindRole).toInt());
    return !source.data(LogModel::StandsRole).toBool() || kind == table::EntryKind::Undo ||
           kind == table::EntryKind::Redo;
}

// A new turn or group comes with its first entry in it, so that no view ever sees an empty one.
void LogTree::add(int entry)
{
    if (!m_source->accepts(entry, m_filter))
        return;
    const table::Passage& passage = m_source->passageOf(entry);
    Node* turn = m_root.children.empty() ? nullptr : m_root.children.back().get();
    if (turn && turn->passage.turn != passage.turn)
        turn = nullptr;
    Node* group = turn ? turn->children.back().get() : nullptr;
    if (group && group->passage != passage)
        group = nullptr;

    auto leaf = makeNode(Level::Entry, {}, entry);
    m_entries.insert(entry, leaf.get());
    Node* parent = group;
    if (isFolded(entry)) {
        if (Node* last = group ? group->children.back().get() : nullptr;
            last && last->level == Level::Folded) {
            parent = last;
        } else {
            auto made = makeNode(Level::Folded, {}, 0);
            insert(made.get(), std::move(leaf));
            leaf = std::move(made);
        }
    }
    if (!group) {
        auto made = makeNode(Level::Group, passage, 0);
        insert(made.get(), std::move(leaf));
        leaf = std::move(made);
        parent = turn;
    }
    if (!turn) {
        auto made = makeNode(Level::Turn, {passage.turn, {}, {}, {}}, 0);
        insert(made.get(), std::move(leaf));
        leaf = std::move(made);
        parent = &m_root;
    }
    const int row = static_cast<int>(parent->children.size());
    if (!m_resetting)
        beginInsertRows(parent == &m_root ? QModelIndex() : indexOf(parent), row, row);
    insert(parent, std::move(leaf));
    if (!m_resetting)
        endInsertRows();
}

QModelIndex LogTree::indexOf(const Node* node, int column) const
{
    return createIndex(node->row, column, node->parent);
}

QModelIndex LogTree::indexOf(int entry) const
{
    const Node* node = m_entries.value(entry);
    return node ? indexOf(node) : QModelIndex();
}

// An index carries the node that it lies under.
const LogTree::Node* LogTree::nodeAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return &m_root;
    const auto* above = static_cast<const Node*>(index.constInternalPointer());
    return above->level == Level::Entry && above->parent ? nullptr : above->children[index.row()].get();
}

QModelIndex LogTree::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, nodeAt(parent));
}

QModelIndex LogTree::parent(const QModelIndex& child) const
{
    if (!child.isValid())
        return {};
    const auto* above = static_cast<const Node*>(child.constInternalPointer());
    return above == &m_root ? QModelIndex() : indexOf(above);
}

int LogTree::rowCount(const QModelIndex& parent) const
{
    const Node* node = parent.column() > 0 ? nullptr : nodeAt(parent);
    if (!node)
        return 0;
    if (parent.isValid() && node->level == Level::Entry)
        return m_source->rowCount(m_source->indexOf(node->entry));
    return static_cast<int>(node->children.size());
}

int LogTree::columnCount(const QModelIndex&) const
{
    return LogModel::ColumnCount;
}

QModelIndex LogTree::sourceOf(const QModelIndex& index) const
{
    if (const Node* node = nodeAt(index))
        return m_source->indexOf(node->entry).siblingAtColumn(index.column());
    const auto* entry = static_cast<const Node*>(index.constInternalPointer());
    return m_source->index(index.row(), index.column(), m_source->indexOf(entry->entry));
}

void LogTree::announce(const QModelIndex& first, const QModelIndex& last)
{
    if (first.parent().isValid())
        return;
    bool fitsAsBefore = true;
    for (int row = first.row(); row <= last.row(); ++row) {
        const Node* node = m_entries.value(row + 1);
        fitsAsBefore &= m_source->accepts(row + 1, m_filter) == (node != nullptr);
        fitsAsBefore &= !node || isFolded(row + 1) == (node->parent->level == Level::Folded);
    }
    if (!fitsAsBefore) {
        beginResetModel();
        rebuild();
        return endResetModel();
    }
    for (int row = first.row(); row <= last.row(); ++row) {
        if (const Node* node = m_entries.value(row + 1))
            emit dataChanged(indexOf(node), indexOf(node, LogModel::ColumnCount - 1));
    }
}

QVariant LogTree::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node* node = nodeAt(index);
    if (role == LevelRole)
        return static_cast<int>(node ? node->level : Level::Detail);
    if (node && node->level != Level::Entry)
        return headingData(*node, index.column(), role);
    return sourceOf(index).data(role == LastEntryRole ? static_cast<int>(LogModel::EntryRole) : role);
}

QVariant LogTree::foldedData(const Node& node, int role) const
{
    const auto count = static_cast<int>(node.children.size());
    if (role == Qt::DisplayRole)
        return count == 1 ? tr("1 entry taken back") : tr("%1 entries about something taken back").arg(count);
    if (role == Qt::ForegroundRole)
        return coloursFor(QGuiApplication::palette()).faint;
    return {};
}

QVariant LogTree::headingData(const Node& node, int column, int role) const
{
    if (role == LastEntryRole) {
        const Node* last = &node;
        while (!last->children.empty())
            last = last->children.back().get();
        return last->entry;
    }
    if (column != LogModel::TextColumn)
        return {};
    if (node.level == Level::Folded)
        return foldedData(node, role);
    const bool isTurn = node.level == Level::Turn;
    switch (role) {
    case Qt::ToolTipRole:
        return tipOf(headingData(node, column, Qt::DisplayRole).toString());
    case Qt::DisplayRole:
        return isTurn ? log::titleOfTurn(node.passage.turn)
                      : log::titleOf(m_source->session()->game(), node.passage);
    case Qt::FontRole:
        return boldFont();
    case Qt::ForegroundRole:
        return isTurn ? QVariant(coloursFor(QGuiApplication::palette()).accent) : QVariant();
    case Qt::DecorationRole:
        if (const int number = m_source->liveryOf(node.passage.team); !isTurn && number >= 0)
            return swatchIcon(number);
        return {};
    default:
        return {};
    }
}

} // namespace roadmarshal::views
