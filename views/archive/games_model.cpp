#include "games_model.h"

#include "archive/words.h"
#include "text/one_line.h"

#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

using archive::GameRecord;

namespace {

QString textOf(const GameRecord& game, int column)
{
    const QLocale locale;
    switch (column) {
    case GamesModel::BegunColumn:
        return game.isReadable() ? locale.toString(game.created.toLocalTime(), QLocale::ShortFormat)
                                 : QString();
    case GamesModel::TitleColumn:
        return text::onOneLine(game.title());
    case GamesModel::TrackColumn:
        return text::onOneLine(game.trackName);
    case GamesModel::PlayersColumn:
        return text::onOneLine(archive::shortPlayersOf(game));
    case GamesModel::ResultColumn:
        return text::onOneLine(archive::resultOf(game));
    case GamesModel::TurnsColumn:
        return game.isReadable() ? locale.toString(game.turns) : QString();
    case GamesModel::EntriesColumn:
        return game.isReadable() ? locale.toString(game.entries) : QString();
    case GamesModel::DurationColumn:
        return game.isReadable() ? archive::durationOf(game.seconds) : QString();
    default:
        return {};
    }
}

QVariant orderOf(const GameRecord& game, int column)
{
    switch (column) {
    case GamesModel::BegunColumn:
        return game.created;
    case GamesModel::TurnsColumn:
        return game.turns;
    case GamesModel::EntriesColumn:
        return game.entries;
    case GamesModel::DurationColumn:
        return game.seconds;
    default:
        return textOf(game, column);
    }
}

bool isNumber(int column)
{
    return column == GamesModel::TurnsColumn || column == GamesModel::EntriesColumn ||
           column == GamesModel::DurationColumn;
}

} // namespace

void GamesModel::take(const QList<GameRecord>& games)
{
    for (const GameRecord& game : games) {
        const auto known = m_rows.constFind(game.path);
        if (known != m_rows.cend()) {
            m_games[*known] = game;
            emit dataChanged(index(*known, 0), index(*known, ColumnCount - 1));
            continue;
        }
        const int row = rowCount();
        beginInsertRows({}, row, row);
        m_games.append(game);
        m_rows.insert(game.path, row);
        endInsertRows();
    }
}

void GamesModel::keepOnly(const QList<GameRecord>& games)
{
    QSet<QString> kept;
    for (const GameRecord& game : games)
        kept.insert(game.path);
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (kept.contains(m_games[row].path))
            continue;
        beginRemoveRows({}, row, row);
        m_games.removeAt(row);
        endRemoveRows();
    }
    m_rows.clear();
    for (int row = 0; row < rowCount(); ++row)
        m_rows.insert(m_games[row].path, row);
}

int GamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant GamesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const GameRecord& game = m_games[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == ResultColumn && game.isReadable() && !game.problem.isEmpty())
            return tr("damaged · %1").arg(textOf(game, ResultColumn));
        return textOf(game, index.column());
    case Qt::ToolTipRole: {
        // Names are people's own: never rich text.
        const QString text =
            index.column() == PlayersColumn ? archive::playersOf(game) : textOf(game, index.column());
        const QString tip = game.problem.isEmpty() ? text : text + u'\n' + game.problem;
        return QStringLiteral("<p>%1</p><p>%2</p>").arg(tip.toHtmlEscaped(), game.path.toHtmlEscaped());
    }
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case PathRole:
        return game.path;
    case SortRole:
        return orderOf(game, index.column());
    case SearchRole: {
        QStringList all{game.path.section(u'/', -1), game.gameName, archive::playersOf(game)};
        for (const int column : {BegunColumn, TrackColumn, ResultColumn})
            all.append(textOf(game, column));
        return all.join(u'\n').toCaseFolded();
    }
    default:
        return {};
    }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    const QStringList titles{tr("Begun"),   tr("Game", "name of one game"),
                             tr("Board"),   tr("Players"),
                             tr("Result"),  tr("Turns"),
                             tr("Entries"), tr("Length")};
    return titles.value(section);
}

GamesFilter::GamesFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(GamesModel::SortRole);
    setSortLocaleAware(true);
    setDynamicSortFilter(true);
}

void GamesFilter::setWords(const QString& words)
{
    m_words = words.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    invalidate();
}

bool GamesFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_words.isEmpty())
        return true;
    const QString text = sourceModel()->index(row, 0, parent).data(GamesModel::SearchRole).toString();
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(word); });
}

} // namespace roadmarshal::views
