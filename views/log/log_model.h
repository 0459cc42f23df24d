// The journal as a tree: entries, and under each what followed from it.
#pragma once

#include "log_filter.h"

#include <QAbstractItemModel>

namespace roadmarshal::views {

class LogModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { NumberColumn, TextColumn, ColumnCount };
    enum Role { EntryRole = Qt::UserRole, KindRole, StandsRole, ObjectedRole, CitationRole };

    using QAbstractItemModel::QAbstractItemModel;

    void setSession(table::Session* session);
    QModelIndex indexOf(int entry) const;
    // Whether it says what happened at the table, and still stands.
    bool canBeAmended(int entry) const;
    // For entries from 1 to the number of rows.
    const table::Passage& passageOf(int entry) const { return m_rows[entry - 1].passage; }
    bool accepts(int entry, const LogFilter& filter) const;
    // What happened in it, in one; empty if there is no such entry.
    QString told(int entry) const;
    const table::Session* session() const { return m_session; }
    const QList<table::Team>& teams() const { return m_teams; }
    // -1 if there is no such team.
    int liveryOf(const QString& team) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        log::Line line;
        QStringList details; // consequences, objections and note, as they are read
        QString search;      // all of it, for the filter
        table::Passage passage;
        LogTraits traits;
    };
    Row makeRow(const table::Entry& entry);
    void add(const table::Transition& transition);
    // What became of all entries; the rows for which that is news.
    QList<int> readStanding();
    void refreshStanding();
    QVariant entryData(const Row& row, int column, int role) const;

    table::Session* m_session = nullptr;
    QList<table::Team> m_teams;
    log::Story m_story;
    QList<Row> m_rows;
};

} // namespace roadmarshal::views
