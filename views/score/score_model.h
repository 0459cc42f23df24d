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
    // After these comes a column for each figure that any team has.
    enum Column { TeamColumn, PlayerColumn, RankColumn, FirstColumn, ToActColumn, FigureColumn };

    struct Row
    {
        table::Team team;
        table::Standing standing;
        QList<table::Piece> pieces; // on or beside the board
        bool winner = false;
    };

    using QAbstractTableModel::QAbstractTableModel;

    // Signals what differs from the table before; resets only for other teams or other figures.
    void setTable(const table::TableShow& table, const Wording& say);
    // While off, as in a game opened read-only, nothing can be submitted.
    void setCorrectable(bool on);
    bool isCorrectable() const { return m_correctable; }
    // All rows look different now, though they say the same.
    void announceAll();
    const QList<Row>& rows() const { return m_rows; }
    const Wording& wording() const { return m_say; }
    // -1 if no team has it.
    int columnOf(const table::Figure& figure) const;

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
    QVariant valueOf(const Row& row, int column) const;
    const table::Figure* figureOf(const Row& row, int column) const;
    bool isSameIn(int column, const Row& a, const Row& b) const;
    bool setFigure(const Row& row, int column, const QVariant& value);
    bool giveMarker(const Row& row, int column, const QVariant& value);
    QString describe(const Row& row) const;

    QList<Row> m_rows;
    QList<table::Figure> m_figures; // one of each kind, for the columns
    Wording m_say;
    bool m_correctable = true;
};

} // namespace roadmarshal::views
