#include "score_model.h"

#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

using table::Figure;
using table::Standing;

namespace {

using Row = ScoreModel::Row;

Row rowFor(const table::TableShow& table, const table::Team& team)
{
    Row row;
    row.team = team;
    const auto standing = std::ranges::find(table.standings, team.id, &Standing::team);
    row.standing = standing == table.standings.end() ? Standing{.team = team.id} : *standing;
    row.winner = table.outcome.isWonBy(team.id);
    std::ranges::copy_if(table.pieces, std::back_inserter(row.pieces),
                         [&](const table::Piece& piece) { return piece.team == team.id; });
    return row;
}

const Figure* find(const QList<Figure>& figures, const QString& key)
{
    const auto found = std::ranges::find(figures, key, table::keyOf);
    return found == figures.end() ? nullptr : &*found;
}

QList<Figure> kindsOf(const QList<Row>& rows)
{
    QList<Figure> kinds;
    for (const Row& row : rows) {
        for (const Figure& figure : row.standing.figures) {
            if (!find(kinds, keyOf(figure)))
                kinds.append(figure);
        }
    }
    return kinds;
}

bool isMarker(int column)
{
    return column == ScoreModel::FirstColumn || column == ScoreModel::ToActColumn;
}

} // namespace

void ScoreModel::setTable(const table::TableShow& table, const Wording& say)
{
    QList<Row> rows;
    for (const table::Team& team : table.teams)
        rows.append(rowFor(table, team));
    const QList<Figure> figures = kindsOf(rows);
    m_say = say;
    const bool sameShape = std::ranges::equal(
                               m_rows, rows, {}, [](const Row& row) { return row.team.id; },
                               [](const Row& row) { return row.team.id; }) &&
                           std::ranges::equal(m_figures, figures, {}, table::keyOf, table::keyOf);
    if (!sameShape) {
        beginResetModel();
        m_rows = rows;
        m_figures = figures;
        endResetModel();
        return;
    }
    for (int row = 0; row < m_rows.size(); ++row)
        update(row, rows[row]);
}

void ScoreModel::update(int row, const Row& wanted)
{
    const Row before = std::exchange(m_rows[row], wanted);
    for (int column = 0; column < columnCount(); ++column) {
        if (!isSameIn(column, before, wanted))
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
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, columnCount() - 1));
}

int ScoreModel::columnOf(const Figure& figure) const
{
    const auto found = std::ranges::find(m_figures, table::keyOf(figure), table::keyOf);
    return found == m_figures.end() ? -1 : FigureColumn + static_cast<int>(found - m_figures.begin());
}

const Figure* ScoreModel::figureOf(const Row& row, int column) const
{
    return column < FigureColumn ? nullptr
                                 : find(row.standing.figures, table::keyOf(m_figures[column - FigureColumn]));
}

QVariant ScoreModel::valueOf(const Row& row, int column) const
{
    switch (column) {
    case TeamColumn:
        return row.team.name;
    case PlayerColumn:
        return row.team.player;
    case RankColumn:
        return row.standing.rank;
    case FirstColumn:
        return row.standing.first;
    case ToActColumn:
        return row.standing.toAct;
    default:
        break;
    }
    const Figure* figure = figureOf(row, column);
    return figure ? QVariant(figure->value) : QVariant();
}

// What is drawn in a column beyond its value.
bool ScoreModel::isSameIn(int column, const Row& a, const Row& b) const
{
    if (column == TeamColumn)
        return a.team == b.team && a.winner == b.winner && a.pieces == b.pieces;
    if (column == RankColumn)
        return a.standing.rank == b.standing.rank && a.standing.order == b.standing.order;
    const Figure* before = figureOf(a, column);
    const Figure* after = figureOf(b, column);
    return before && after ? *before == *after : valueOf(a, column) == valueOf(b, column);
}

int ScoreModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ScoreModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FigureColumn + static_cast<int>(m_figures.size());
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
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section >= FigureColumn)
        return m_say(m_figures[section - FigureColumn].label);
    const QString titles[FigureColumn] = {tr("Team"), tr("Player"), tr("Rank"), tr("First player"),
                                          tr("To act")};
    return titles[section];
}

Qt::ItemFlags ScoreModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!m_correctable || !index.isValid())
        return flags;
    if (isMarker(index.column()))
        flags |= Qt::ItemIsUserCheckable;
    if (const Figure* figure = figureOf(m_rows[index.row()], index.column());
        figure && !figure->property.isEmpty())
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ScoreModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!m_correctable || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const Row& row = m_rows[index.row()];
    if (isMarker(index.column()))
        return (role == Qt::CheckStateRole || role == Qt::EditRole) && giveMarker(row, index.column(), value);
    return role == Qt::EditRole && setFigure(row, index.column(), value);
}

bool ScoreModel::setFigure(const Row& row, int column, const QVariant& value)
{
    const Figure* figure = figureOf(row, column);
    bool isNumber = false;
    const int wanted = value.toInt(&isNumber);
    if (!figure || figure->property.isEmpty() || !isNumber || wanted == figure->value)
        return false;
    // Tokens and what has an end are counted from 0; points may be lost below it.
    if (wanted < 0 && (figure->asTokens || figure->most > 0))
        return false;
    emit correctionWanted(row.team.id, figure->property, QString::number(wanted));
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
    const Standing& standing = row.standing;
    QStringList parts{row.team.name};
    if (!row.team.player.isEmpty())
        parts.append(row.team.player);
    if (standing.rank > 0)
        parts.append(tr("rank %1").arg(locale.toString(standing.rank)));
    else if (standing.order > 0)
        parts.append(tr("place %1", "on the road or in play").arg(locale.toString(standing.order)));
    for (const Figure& figure : standing.figures)
        parts.append(
            tr("%1 %2", "what is counted, how much").arg(m_say(figure.label), locale.toString(figure.value)));
    if (standing.first)
        parts.append(tr("first player"));
    if (standing.toAct)
        parts.append(tr("to act"));
    if (row.winner)
        parts.append(tr("winner"));
    return parts.join(QStringLiteral(", "));
}

} // namespace roadmarshal::views
