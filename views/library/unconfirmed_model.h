// Values of ours in a box, one below the other, to be compared with the cards and confirmed or typed anew.
#pragma once

#include "library_reader.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace roadmarshal::views {

class UnconfirmedModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { ItemColumn, PlaceColumn, ValueColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setEntries(const std::vector<LibraryEntry>& entries);
    const LibraryEntry& entryOf(int row) const { return m_entries[m_rows[static_cast<size_t>(row)].entry]; }
    const QString& placeOf(int row) const { return m_rows[static_cast<size_t>(row)].place; }
    // The item without the marks of these rows, all of the same entry.
    QJsonObject confirmed(const QList<int>& rows) const;
    // What became of an item when it was saved: its other rows stay where they are.
    void replace(const QString& key, const content::Item& item);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    // Tells what was typed; nothing is changed before it is saved.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void typed(int row, const QJsonValue& value);

private:
    struct Row
    {
        size_t entry;
        QString place;
    };

    std::vector<LibraryEntry> m_entries;
    std::vector<Row> m_rows;
};

class UnconfirmedFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit UnconfirmedFilter(UnconfirmedModel* model, QObject* parent = nullptr);

    void choose(const QString& game, const QString& words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const UnconfirmedModel* m_model;
    QString m_game;
    QStringList m_words;
};

} // namespace roadmarshal::views
