// Entries as cells of a spreadsheet, out and in.
#include "cells.h"
#include "content/place.h"
#include "entries_model.h"
#include "field_text.h"

#include <algorithm>

namespace roadmarshal::views {

QString EntriesModel::copied(const QModelIndexList& cells) const
{
    QModelIndexList sorted = cells;
    std::ranges::sort(sorted);
    QString text;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (i > 0)
            text += sorted[i].row() == sorted[i - 1].row() ? u'\t' : u'\n';
        text += isNewRow(sorted[i].row()) ? QString() : sorted[i].data(Qt::EditRole).toString();
    }
    return text;
}

QList<int> EntriesModel::headersIn(const QStringList& cells) const
{
    QList<int> columns;
    int named = 0;
    for (const QString& cell : cells) {
        const QString text = cell.trimmed();
        int found = -1;
        for (int column = 0; column < columnCount() && found < 0; ++column) {
            const Column& each = m_columns[static_cast<size_t>(column)];
            if (text.compare(each.header, Qt::CaseInsensitive) == 0 ||
                text.compare(each.below, Qt::CaseInsensitive) == 0 ||
                text.compare(each.field->key, Qt::CaseInsensitive) == 0)
                found = column;
        }
        if (found < 0 && !text.isEmpty())
            return {};
        named += found >= 0 ? 1 : 0;
        columns.append(found);
    }
    return named > 0 ? columns : QList<int>();
}

void EntriesModel::paste(const QModelIndex& from, const QString& text)
{
    QList<QStringList> lines = linesOf(text);
    if (lines.isEmpty() || !from.isValid())
        return;
    const QList<int> named = headersIn(lines.front());
    if (!named.isEmpty())
        lines.removeFirst();
    ItemDocument::Values values;
    QStringList ids = isMap() ? m_document.at(m_place).toObject().keys() : QStringList();
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const int row = from.row() + static_cast<int>(line);
        QString entry = isMap() ? content::placeOf(m_place, ids.value(row)) : content::placeOf(m_place, row);
        QList<std::pair<int, QString>> cells;
        for (qsizetype i = 0; i < lines[line].size(); ++i)
            cells.append(
                {named.isEmpty() ? from.column() + static_cast<int>(i) : named.value(i, -1), lines[line][i]});
        if (isMap()) { // the entry of the id that is pasted, whichever row that is
            const auto id = std::ranges::find_if(cells, [&](const auto& cell) { return isId(cell.first); });
            if (id != cells.end() && !content::asKey(id->second).isEmpty())
                entry = content::placeOf(m_place, content::asKey(id->second));
            else if (row >= ids.size())
                continue;
        }
        for (const auto& [column, cell] : cells) {
            if (column < 0 || column >= columnCount() || isId(column) || !isOneLine(fieldOf(column)))
                continue;
            const QString& below = m_columns[static_cast<size_t>(column)].below;
            values.append({below.isEmpty() ? entry : content::placeOf(entry, below),
                           valueOf(m_document.game(), fieldOf(column), cell)});
        }
    }
    m_document.set(tr("Paste"), values);
}

} // namespace roadmarshal::views
