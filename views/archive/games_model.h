// The games of the archive as a table, and which of them fit what is searched for.
#pragma once

#include "archive/game_record.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSortFilterProxyModel>

namespace roadmarshal::views {

class GamesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        BegunColumn,
        TitleColumn,
        TrackColumn,
        PlayersColumn,
        ResultColumn,
        TurnsColumn,
        EntriesColumn,
        DurationColumn,
        ColumnCount
    };
    enum Role { PathRole = Qt::UserRole, SortRole, SearchRole };

    using QAbstractTableModel::QAbstractTableModel;

    // New games go to the end, known ones are replaced.
    void take(const QList<archive::GameRecord>& games);
    // Those that are no longer there go.
    void keepOnly(const QList<archive::GameRecord>& games);
    const QList<archive::GameRecord>& games() const { return m_games; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<archive::GameRecord> m_games;
    QHash<QString, int> m_rows; // by path
};

// Rows that have every word somewhere.
class GamesFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit GamesFilter(QObject* parent = nullptr);

    void setWords(const QString& words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

} // namespace roadmarshal::views
