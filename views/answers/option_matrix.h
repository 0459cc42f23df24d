// Answers that come in groups as a table: a row for each group, its answers side by side as chips.
#pragma once

#include "table/game.h"

#include <QAbstractTableModel>

namespace roadmarshal::views {

class OptionMatrix : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    // Takes the answers that have a group; the others are not its business.
    void setPrompt(const table::Game* game, const table::Prompt& prompt);
    // Nothing for a cell beyond the end of its row.
    const table::Option* option(const QModelIndex& index) const;
    QModelIndex indexOf(const QString& answer) const;
    // Those that are picked so far, where several may be.
    void setPicked(const QStringList& answers);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    const table::Game* m_game = nullptr;
    QList<QList<table::Option>> m_rows;
    int m_columns = 0;
    bool m_severalMayBe = false;
    QStringList m_picked;
};

} // namespace roadmarshal::views
