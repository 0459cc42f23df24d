// The mats as a tree: owner, panel, item. Changes are submitted as corrections, never written.
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

    // Whose mats these are: a team's, those of one of its players, or the table's own.
    struct Owner
    {
        table::Team team; // of the table's own: what they are called, as its name
        bool isTable = false;
        bool first = false;
        bool toAct = false;
        QList<mats::Panel> panels; // what lies on the mat itself is the first of them
        QStringList keys;          // as the panels: what tells each from all others

        bool sameHead(const Owner& other) const
        {
            return team == other.team && first == other.first && toAct == other.toAct;
        }
        bool isSameAs(const Owner& other) const
        {
            return team.id == other.team.id && team.player == other.team.player && isTable == other.isTable;
        }
    };

    using QAbstractItemModel::QAbstractItemModel;

    // Signals what differs from the table before: panels that go to another mat are moved. Resets only for
    // other owners.
    void setTable(const table::TableShow& table, const Wording& say);
    // While off, as in a game opened read-only, nothing can be submitted.
    void setCorrectable(bool on);
    bool isCorrectable() const { return m_correctable; }

    const QList<Owner>& owners() const { return m_owners; }
    // Null if the index is none of a panel, or of an item.
    const mats::Panel* panel(const QModelIndex& index) const;
    const mats::Item* item(const QModelIndex& index) const;
    QModelIndex panelIndex(const QString& subject) const;
    QModelIndex itemIndex(const QModelIndex& panel, const QString& property) const;
    const Wording& wording() const { return m_say; }

    // Asks for a correction of what lies on a panel and answers whether it makes sense; the new state comes
    // with setTable().
    bool propose(const QModelIndex& panel, const QString& property, const QVariant& value);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // The same for an item; of slots, "roof=none".
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void correctionWanted(const QString& subject, const QString& property, const QString& value);

private:
    // Where a panel lies.
    struct Spot
    {
        int owner = -1;
        int row = -1;
    };
    Spot spotOf(const QString& key) const;
    Spot spotOf(quintptr panelId) const;

    void announceAll();
    void arrangePanels(const QList<Owner>& wanted);
    void removePanelsMissingIn(const QList<Owner>& wanted);
    void insertPanel(const Spot& to, const mats::Panel& panel, const QString& key);
    void movePanel(const Spot& from, const Spot& to);
    void updatePanel(const QModelIndex& index, const mats::Panel& panel);
    void resizeItems(const QModelIndex& index, mats::Panel& now, const mats::Panel& wanted);
    QVariant ownerData(const Owner& owner, int role) const;
    QVariant panelData(const mats::Panel& panel, int role) const;
    QVariant dataOf(const mats::Item& item, int role) const;
    QString describe(const mats::Panel& panel) const;

    QList<Owner> m_owners;
    // As the panels: an id that goes along with a panel, so that indexes of its items stay those of its
    // items.
    QList<QList<quintptr>> m_panelIds;
    quintptr m_lastPanelId = 0;
    Wording m_say;
    bool m_correctable = true;
};

// Owners with their panels, in the order of the teams; the table's own mats come last.
QList<MatsModel::Owner> ownersOf(const table::TableShow& table, const Wording& say);

} // namespace roadmarshal::views
