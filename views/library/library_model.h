// All content as a table, and which of it fits what is looked for.
#pragma once

#include "library_reader.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace roadmarshal::views {

class LibraryModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, KindColumn, GameColumn, SourceColumn, OursColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setEntries(std::vector<LibraryEntry> entries);
    const std::vector<LibraryEntry>& entries() const { return m_entries; }
    const LibraryEntry& at(int row) const { return m_entries[static_cast<size_t>(row)]; }
    // -1 if there is none.
    int rowOf(const QString& key) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<LibraryEntry> m_entries;
};

struct LibraryChoice
{
    QString words = {};
    QString game = {}; // empty: all
    QString kind = {};
    bool owners = false; // one's own alone
};

class LibraryFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit LibraryFilter(LibraryModel* model, QObject* parent = nullptr);

    void choose(const LibraryChoice& choice);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const LibraryModel* m_model;
    LibraryChoice m_choice;
    QStringList m_words;
};

} // namespace roadmarshal::views
