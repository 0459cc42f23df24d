#include "library_model.h"

#include "text/one_line.h"

#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

void LibraryModel::setEntries(std::vector<LibraryEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

int LibraryModel::rowOf(const QString& key) const
{
    const auto found = std::ranges::find_if(m_entries, [&](const auto& each) { return each.key() == key; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const LibraryEntry& entry = at(index.row());
    if (role == Qt::ToolTipRole) {
        const QString where = entry.isOwners() ? entry.item.file : tr("comes with Roadmarshal");
        return QStringLiteral("<p>%1</p><p>%2</p>")
            .arg(entry.item.name.toHtmlEscaped(), where.toHtmlEscaped());
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (index.column() == OursColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role == SortRole && index.column() == OursColumn)
        return entry.unconfirmed.size();
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (index.column()) {
    case NameColumn:
        return text::onOneLine(entry.item.name);
    case KindColumn:
        return entry.of->kindName;
    case GameColumn:
        return entry.of->gameName;
    case SourceColumn:
        if (!entry.isOwners())
            return tr("built in");
        return entry.covers ? tr("yours, over ours") : tr("yours");
    case OursColumn:
        return entry.unconfirmed.isEmpty() ? QString() : QLocale().toString(entry.unconfirmed.size());
    default:
        return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (section == OursColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole && section == OursColumn)
        return tr("Values of ours that stand in for printed ones");
    if (role != Qt::DisplayRole)
        return {};
    const QStringList titles{tr("Name"), tr("Kind"), tr("Game", "one of the five"), tr("Whose"),
                             tr("To confirm")};
    return titles.value(section);
}

LibraryFilter::LibraryFilter(LibraryModel* model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(model);
    setSortRole(LibraryModel::SortRole);
    setSortLocaleAware(true);
}

void LibraryFilter::choose(const LibraryChoice& choice)
{
    m_choice = choice;
    m_words = choice.words.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    invalidate();
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const LibraryEntry& entry = m_model->at(row);
    if (!m_choice.game.isEmpty() && entry.of->kind.game != m_choice.game)
        return false;
    if (!m_choice.kind.isEmpty() && entry.of->kind.id != m_choice.kind)
        return false;
    if (m_choice.owners && !entry.isOwners())
        return false;
    return std::ranges::all_of(m_words, [&](const QString& word) { return entry.search.contains(word); });
}

} // namespace roadmarshal::views
