#include "score_model.h"

#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using Row = ScoreModel::Row;

QList<Row> rowsOf(const table::TableShow& table)
{
    QList<Row> rows;
    for (const table::Team& team : table.teams) {
        Row row;
        row.team = team;
        row.standing.team = team.id;
        row.winner = table.winner == team.id;
        for (const table::Standing& standing : table.standings) {
            if (standing.team == team.id)
                row.standing = standing;
        }
        std::ranges::copy_if(table.pieces, std::back_inserter(row.pieces),
                             [&](const table::Piece& piece) { return piece.team == team.id; });
        rows.append(row);
    }
    for (Row& row : rows)
        row.rank = 1 + static_cast<int>(std::ranges::count_if(rows, [&](const Row& other) {
                       return other.standing.claimed > row.standing.claimed;
                   }));
    return rows;
}

QVariant valueOf(const Row& row, int column)
{
    switch (column) {
    case ScoreModel::TeamColumn:
        return row.team.name;
    case ScoreModel::PlayerColumn:
        return row.team.player;
    case ScoreModel::RankColumn:
        return row.rank;
    case ScoreModel::ClaimedColumn:
        return row.standing.claimed;
    case ScoreModel::PoolColumn:
        return row.standing.pool;
    case ScoreModel::RemovedColumn:
        return row.standing.removed;
    case ScoreModel::DamageColumn:
        return row.standing.wear;
    case ScoreModel::ToGoColumn:
        return row.standing.toGo;
    case ScoreModel::FirstColumn:
        return row.standing.first;
    case ScoreModel::ToActColumn:
        return row.standing.toAct;
    default:
        return {};
    }
}

bool isMarker(int column)
{
    return column == ScoreModel::FirstColumn || column == ScoreModel::ToActColumn;
}

bool isHeap(int column)
{
    return column == ScoreModel::ClaimedColumn || column == ScoreModel::PoolColumn ||
           column == ScoreModel::RemovedColumn;
}

// What is drawn in a column beyond its value.
bool sameIn(int column, const Row& a, const Row& b)
{
    if (column == ScoreModel::TeamColumn)
        return a.team == b.team && a.winner == b.winner;
    if (column == ScoreModel::ToGoColumn && a.pieces != b.pieces)
        return false;
    return valueOf(a, column) == valueOf(b, column);
}

} // namespace

void ScoreModel::setTable(const table::TableShow& table)
{
    const QList<Row> rows = rowsOf(table);
    const bool sameTeams =
        std::ranges::equal(m_rows, rows, [](const Row& a, const Row& b) { return a.team.id == b.team.id; });
    if (!sameTeams) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    for (int row = 0; row < m_rows.size(); ++row)
        update(row, rows[row]);
}

void ScoreModel::update(int row, const Row& wanted)
{
    const Row before = std::exchange(m_rows[row], wanted);
    for (int column = 0; column < ColumnCount; ++column) {
        if (!sameIn(column, before, wanted))
            emit dataChanged(index(row, column), index(row, column));
    }
}

void ScoreModel::setCorrectable(bool on)
{
    if (m_correctable == on)
        return;
    m_correctable = on;
    announceAll();
}

void ScoreModel::announceAll()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, ColumnCount - 1));
}

int ScoreModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ScoreModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ScoreModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[index.row()];
    const QVariant value = valueOf(row, index.column());
    switch (role) {
    case Qt::DisplayRole:
        return isMarker(index.column()) ? QVariant() : value;
    case Qt::EditRole:
        return value;
    case Qt::CheckStateRole:
        return isMarker(index.column()) ? QVariant(value.toBool() ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return describe(row);
    default:
        return {};
    }
}

QVariant ScoreModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[ColumnCount] = {tr("Team"),         tr("Player"),  tr("Rank"),   tr("Claimed"),
                                         tr("Pool"),         tr("Removed"), tr("Damage"), tr("To go"),
                                         tr("First player"), tr("To act")};
    return section >= 0 && section < ColumnCount ? titles[section] : QVariant();
}

Qt::ItemFlags ScoreModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (m_correctable && isHeap(index.column()))
        flags |= Qt::ItemIsEditable;
    if (m_correctable && isMarker(index.column()))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

bool ScoreModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!m_correctable || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const Row& row = m_rows[index.row()];
    if (isMarker(index.column()))
        return (role == Qt::CheckStateRole || role == Qt::EditRole) && giveMarker(row, index.column(), value);
    return role == Qt::EditRole && setHeap(row, index.column(), value);
}

bool ScoreModel::setHeap(const Row& row, int column, const QVariant& value)
{
    bool isNumber = false;
    const int wanted = value.toInt(&isNumber);
    if (!isHeap(column) || !isNumber || wanted < 0 || wanted == valueOf(row, column).toInt())
        return false;
    const QString property = column == PoolColumn      ? QStringLiteral("pool")
                             : column == ClaimedColumn ? QStringLiteral("claimed")
                                                       : QStringLiteral("removed");
    emit correctionWanted(row.team.id, property, QString::number(wanted));
    return true;
}

// A marker is given to a team; it is never just taken away.
bool ScoreModel::giveMarker(const Row& row, int column, const QVariant& value)
{
    if (!value.toBool() || valueOf(row, column).toBool())
        return false;
    emit correctionWanted(QStringLiteral("marker"),
                          column == FirstColumn ? QStringLiteral("first") : QStringLiteral("to-act"),
                          row.team.id);
    return true;
}

QString ScoreModel::describe(const Row& row) const
{
    const QLocale locale;
    const table::Standing& standing = row.standing;
    QStringList parts{row.team.name};
    if (!row.team.player.isEmpty())
        parts.append(row.team.player);
    parts.append(tr("rank %1").arg(locale.toString(row.rank)));
    parts.append(tr("%1 claimed, %2 in the pool, %3 removed", "victory points")
                     .arg(locale.toString(standing.claimed), locale.toString(standing.pool),
                          locale.toString(standing.removed)));
    parts.append(tr("damage %1").arg(locale.toString(standing.wear)));
    parts.append(tr("%n to go", "cars that may still act this turn", standing.toGo));
    if (standing.first)
        parts.append(tr("first player"));
    if (standing.toAct)
        parts.append(tr("to act"));
    if (row.winner)
        parts.append(tr("winner"));
    return parts.join(QStringLiteral(", "));
}

} // namespace roadmarshal::views
