// The standings as a table, a row per team. Changes are submitted as corrections, never written.
#pragma once

#include "style/wording.h"
#include "table/show.h"

#include <QAbstractTableModel>

namespace roadmarshal::views {

class ScoreModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        TeamColumn,
        PlayerColumn,
        RankColumn,
        ClaimedColumn,
        PoolColumn,
        RemovedColumn,
        DamageColumn,
        ToGoColumn,
        FirstColumn,
        ToActColumn,
        ColumnCount
    };

    struct Row
    {
        table::Team team;
        table::Standing standing;
        QList<table::Piece> pieces; // on or beside the track
        int rank = 1;               // shared by those who claimed the same
        bool winner = false;

        int total() const { return standing.pool + standing.claimed + standing.removed; }
    };

    using QAbstractTableModel::QAbstractTableModel;

    // Signals what differs from the table before; resets only for other teams.
    void setTable(const table::TableShow& table);
    // While off, as in a game opened read-only, nothing can be submitted.
    void setCorrectable(bool on);
    bool isCorrectable() const { return m_correctable; }
    // All rows look different now, though they say the same.
    void announceAll();
    const QList<Row>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // Asks for a correction and answers whether it makes sense; the new state comes with setTable().
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

signals:
    void correctionWanted(const QString& subject, const QString& property, const QString& value);

private:
    void update(int row, const Row& wanted);
    bool setHeap(const Row& row, int column, const QVariant& value);
    bool giveMarker(const Row& row, int column, const QVariant& value);
    QString describe(const Row& row) const;

    QList<Row> m_rows;
    bool m_correctable = true;
};

} // namespace roadmarshal::views
