#include "unconfirmed_model.h"

#include "content/marks.h"
#include "content/place.h"
#include "field_text.h"
#include "table/game.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::views {

namespace {

// "17", the card or the short name of the record that a value lies in, if it is in a list.
QString recordOf(const content::Item& item, const QString& place)
{
    const qsizetype end = place.lastIndexOf(u']');
    if (end < 0)
        return {};
    const QJsonValue record = content::valueAt(item.json, place.first(end + 1));
    for (const char* key : {"title", "name", "card", "id"}) {
        if (const QString name = record[QLatin1StringView(key)].toString(); !name.isEmpty())
            return name;
    }
    return {};
}

} // namespace

void UnconfirmedModel::setEntries(const std::vector<LibraryEntry>& entries)
{
    beginResetModel();
    m_entries.clear();
    m_rows.clear();
    for (const LibraryEntry& entry : entries) {
        if (entry.unconfirmed.isEmpty())
            continue;
        m_entries.push_back(entry);
        for (const QString& place : entry.unconfirmed)
            m_rows.push_back({m_entries.size() - 1, place});
    }
    endResetModel();
}

QJsonObject UnconfirmedModel::confirmed(const QList<int>& rows) const
{
    const LibraryEntry& entry = entryOf(rows.first());
    QJsonObject json = content::marked(entry.item.json, entry.item.invented);
    for (const int row : rows)
        json = content::confirmed(json, placeOf(row));
    return json;
}

void UnconfirmedModel::replace(const QString& key, const content::Item& item)
{
    const auto entry = std::ranges::find_if(m_entries, [&](const auto& each) { return each.key() == key; });
    if (entry == m_entries.end())
        return;
    const auto index = static_cast<size_t>(entry - m_entries.begin());
    *entry = views::entryOf(entry->of, item, entry->covers);
    for (int row = rowCount() - 1; row >= 0; --row) {
        const Row& each = m_rows[static_cast<size_t>(row)];
        if (each.entry != index || entry->unconfirmed.contains(each.place))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
}

int UnconfirmedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int UnconfirmedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant UnconfirmedModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole))
        return {};
    const Row& row = m_rows[static_cast<size_t>(index.row())];
    const LibraryEntry& entry = m_entries[row.entry];
    switch (index.column()) {
    case ItemColumn:
        return QStringLiteral("%1: %2").arg(entry.of->kindName, entry.item.name);
    case PlaceColumn: {
        const QString words = placeInWords(*entry.of->game, entry.of->kind, row.place);
        const QString record = recordOf(entry.item, row.place);
        return record.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, record);
    }
    default: {
        const content::Field* field = fieldAt(entry.of->kind, row.place);
        const content::Field any{{}, {}, content::Record{}};
        return textOf(*entry.of->game, field ? *field : any, content::valueAt(entry.item.json, row.place));
    }
    }
}

bool UnconfirmedModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != ValueColumn)
        return false;
    const LibraryEntry& entry = entryOf(index.row());
    if (const content::Field* field = fieldAt(entry.of->kind, placeOf(index.row())))
        emit typed(index.row(), valueOf(*entry.of->game, *field, value.toString()));
    return true;
}

QVariant UnconfirmedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList titles{tr("In"), tr("What"), tr("As we have it")};
    return titles.value(section);
}

Qt::ItemFlags UnconfirmedModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (index.isValid() && index.column() == ValueColumn) {
        const content::Field* field = fieldAt(entryOf(index.row()).of->kind, placeOf(index.row()));
        if (field && isOneLine(*field))
            flags |= Qt::ItemIsEditable;
    }
    return flags;
}

UnconfirmedFilter::UnconfirmedFilter(UnconfirmedModel* model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(model);
}

void UnconfirmedFilter::choose(const QString& game, const QString& words)
{
    m_game = game;
    m_words = words.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    invalidate();
}

bool UnconfirmedFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_model->entryOf(row).of->kind.game != m_game)
        return false;
    if (m_words.isEmpty())
        return true;
    QString text;
    for (int column = 0; column < UnconfirmedModel::ColumnCount; ++column)
        text += m_model->index(row, column, parent).data().toString().toCaseFolded() + u'\n';
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(word); });
}

} // namespace roadmarshal::views
