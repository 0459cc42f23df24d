// The mats as a tree: team, panel, item. Changes are submitted as corrections, never written.
#pragma once

#include "style/wording.h"
#include "table/show.h"

#include <QAbstractItemModel>

namespace roadmarshal::views {

class MatsModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Role { SubjectRole = Qt::UserRole + 1, PropertyRole };

    struct TeamRow
    {
        table::Team team;
        bool first = false;
        bool toAct = false;
        QList<mats::Panel> panels; // what belongs to the team itself is the first of them

        bool sameHead(const TeamRow& other) const
        {
            return team == other.team && first == other.first && toAct == other.toAct;
        }
    };

    using QAbstractItemModel::QAbstractItemModel;

    // Signals what differs from the table before; resets only for other teams or other panels.
    void setTable(const table::TableShow& table, const Wording& say);
    // While off, as in a game opened read-only, nothing can be submitted.
    void setCorrectable(bool on);
    bool isCorrectable() const { return m_correctable; }

    const QList<TeamRow>& teams() const { return m_teams; }
    // Null if the index is none of a panel, or of an item.
    const mats::Panel* panel(const QModelIndex& index) const;
    const mats::Item* item(const QModelIndex& index) const;
    QModelIndex panelIndex(const QString& subject) const;
    QModelIndex itemIndex(const QModelIndex& panel, const QString& property) const;
    const Wording& wording() const { return m_say; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // Asks for a correction and answers whether it makes sense; the new state comes with setTable().
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void correctionWanted(const QString& subject, const QString& property, const QString& value);

private:
    void announceAll();
    bool hasShapeOf(const QList<TeamRow>& teams) const;
    void updatePanel(const QModelIndex& index, const mats::Panel& panel);
    void resizeItems(const QModelIndex& index, mats::Panel& now, const mats::Panel& wanted);
    QVariant teamData(const TeamRow& row, int role) const;
    QVariant panelData(const mats::Panel& panel, int role) const;
    QVariant dataOf(const mats::Item& item, int role) const;
    QString describe(const mats::Panel& panel) const;

    QList<TeamRow> m_teams;
    Wording m_say;
    bool m_correctable = true;
};

} // namespace roadmarshal::views
