// The entries of a list or map of an item as a table: a row for each, and an empty one behind them to go on.
#pragma once

#include "item_document.h"

#include <QAbstractTableModel>

namespace roadmarshal::views {

class EntriesModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    EntriesModel(ItemDocument& document, QString place, const content::Field& field,
                 QObject* parent = nullptr);

    const QString& place() const { return m_place; }
    const content::Field& field() const { return m_field; }
    int entries() const { return m_entries; }
    bool isNewRow(int row) const { return row == m_entries && rowCount() > m_entries; }
    // Where the row's entry, or the cell's value, stands in the item.
    QString placeOf(int row) const;
    QString placeOf(const QModelIndex& index) const;
    // Invalid for what is not in this table.
    QModelIndex indexOf(const QString& place) const;
    // Whether a cell holds more than one line can say, and is opened instead.
    bool isOpened(const QModelIndex& index) const;
    const content::Field& fieldOf(int column) const;

    void remove(int first, int last);
    void repeat(int row);
    // Cells from one on, as a spreadsheet gives them. The first line may name columns, by label or by key.
    void paste(const QModelIndex& from, const QString& text);
    QString copied(const QModelIndexList& cells) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    // What was typed into a cell belongs to the entry that stands in this row now: things by id are sorted.
    void entryMoved(int row);

private:
    struct Column
    {
        QString below; // the entry, "hijacked.speed"; empty: the entry itself
        const content::Field* field;
        QString header;
    };
    void addColumns(const std::vector<content::Field>& fields, const QString& below, const QString& before);
    bool isMap() const;
    bool isId(int column) const { return isMap() && column == 0; }
    int most() const;
    QString idOf(int row) const;
    int rowOf(const QString& id) const;
    void rename(int row, const QString& typed);
    void follow();
    bool isWrong(const QModelIndex& index) const;
    // Column for each cell of a first line that names columns; empty where it names none.
    QList<int> headersIn(const QStringList& cells) const;

    ItemDocument& m_document;
    QString m_place;
    content::Field m_field;
    content::Field m_idField;
    std::vector<Column> m_columns;
    int m_entries = 0;
};

} // namespace roadmarshal::views
