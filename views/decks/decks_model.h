// The decks as a table, a row per deck, as far as the table knows them.
#pragma once

#include "style/wording.h"
#include "table/show.h"

#include <QAbstractTableModel>

namespace roadmarshal::views {

class DecksModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        DrawnByColumn,
        PileColumn,
        DiscardsColumn,
        UnnamedColumn,
        OpenColumn,
        HandsColumn,
        PlacesColumn, // rows, cards on squares and in slots, boxed ones
        LayersColumn, // below the shuffled rest of the pile
        NextColumn,
        ColumnCount
    };

    struct Row
    {
        table::DeckShow deck;       // the odds with the likeliest card first
        QList<table::Team> holders; // whose hands there are

        const table::Team& holderOf(const table::DeckShow::Place& hand) const;
    };

    using QAbstractTableModel::QAbstractTableModel;

    // Signals what differs from the table before; resets only for other decks.
    void setTable(const table::TableShow& table, const Wording& say);
    const QList<Row>& rows() const { return m_rows; }
    const Wording& wording() const { return m_say; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void update(int row, const Row& wanted);
    QVariant valueOf(const Row& row, int column) const;
    QString explain(const Row& row, int column) const;
    QString describe(const Row& row) const;
    QString openCards(const table::DeckShow& deck) const;
    QString hands(const Row& row) const;
    QString places(const table::DeckShow& deck) const;
    QString layers(const table::DeckShow& deck) const;
    QString nextCard(const table::DeckShow& deck) const;

    QList<Row> m_rows;
    Wording m_say;
};

// Who holds a hand, in one short name.
QString shortName(const table::Team& team);

} // namespace roadmarshal::views
