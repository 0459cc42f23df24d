#include "mats_model.h"

#include "item_facts.h"

#include "match.h"

#include <algorithm>

namespace roadmarshal::views {

namespace {

// The internal id says whose child an index is: 0 of the root; up to `mostOwners` of an owner, its row + 1;
// beyond that of a panel, its id.
constexpr quintptr mostOwners = 1000;

bool sameHead(const mats::Panel& a, const mats::Panel& b)
{
    return a.title == b.title && a.subtitle == b.subtitle && a.where == b.where && a.inPlay == b.inPlay &&
           a.gone == b.gone && a.spent == b.spent;
}

bool isPanel(const QModelIndex& index)
{
    return index.isValid() && index.internalId() > 0 && index.internalId() <= mostOwners;
}

bool isItem(const QModelIndex& index)
{
    return index.isValid() && index.internalId() > mostOwners;
}

int ownerOf(const QModelIndex& panel)
{
    return static_cast<int>(panel.internalId()) - 1;
}

} // namespace

void MatsModel::setTable(const table::TableShow& table, const Wording& say)
{
    const QList<Owner> owners = ownersOf(table, say);
    m_say = say;
    const bool sameOwners =
        std::ranges::equal(m_owners, owners, [](const Owner& a, const Owner& b) { return a.isSameAs(b); });
    if (!sameOwners) {
        beginResetModel();
        m_owners = owners;
        m_panelIds.clear();
        for (const Owner& owner : owners) {
            QList<quintptr> ids;
            for (qsizetype i = 0; i < owner.panels.size(); ++i)
                ids.append(mostOwners + ++m_lastPanelId);
            m_panelIds.append(ids);
        }
        endResetModel();
        return;
    }
    arrangePanels(owners);
    for (int o = 0; o < m_owners.size(); ++o) {
        const QModelIndex owner = index(o, 0);
        for (int p = 0; p < m_owners[o].panels.size(); ++p)
            updatePanel(index(p, 0, owner), owners[o].panels[p]);
        if (m_owners[o].sameHead(owners[o]))
            continue;
        m_owners[o] = owners[o];
        emit dataChanged(owner, owner);
    }
}

// Panels come, go and change mats until all lie where they are wanted.
void MatsModel::arrangePanels(const QList<Owner>& wanted)
{
    removePanelsMissingIn(wanted);
    // Who goes to another mat goes first; the others then need not make room.
    for (int o = 0; o < wanted.size(); ++o) {
        for (int p = 0; p < wanted[o].panels.size(); ++p) {
            const Spot now = spotOf(wanted[o].keys[p]);
            if (now.owner >= 0 && now.owner != o)
                movePanel(now, {o, std::min(p, static_cast<int>(m_owners[o].panels.size()))});
        }
    }
    for (int o = 0; o < wanted.size(); ++o) {
        for (int p = 0; p < wanted[o].panels.size(); ++p) {
            const Spot now = spotOf(wanted[o].keys[p]);
            if (now.owner < 0)
                insertPanel({o, p}, wanted[o].panels[p], wanted[o].keys[p]);
            else if (now.owner != o || now.row != p)
                movePanel(now, {o, p});
        }
    }
}

void MatsModel::removePanelsMissingIn(const QList<Owner>& wanted)
{
    const auto isWanted = [&](const QString& key) {
        return std::ranges::any_of(wanted, [&](const Owner& owner) { return owner.keys.contains(key); });
    };
    for (int o = 0; o < m_owners.size(); ++o) {
        for (int p = static_cast<int>(m_owners[o].panels.size()) - 1; p >= 0; --p) {
            if (isWanted(m_owners[o].keys[p]))
                continue;
            beginRemoveRows(index(o, 0), p, p);
            m_owners[o].panels.removeAt(p);
            m_owners[o].keys.removeAt(p);
            m_panelIds[o].removeAt(p);
            endRemoveRows();
        }
    }
}

void MatsModel::insertPanel(const Spot& to, const mats::Panel& panel, const QString& key)
{
    beginInsertRows(index(to.owner, 0), to.row, to.row);
    m_owners[to.owner].panels.insert(to.row, panel);
    m_owners[to.owner].keys.insert(to.row, key);
    m_panelIds[to.owner].insert(to.row, mostOwners + ++m_lastPanelId);
    endInsertRows();
}

// What lies before the place it goes to is already as wanted, so a panel of the same mat comes from behind.
void MatsModel::movePanel(const Spot& from, const Spot& to)
{
    beginMoveRows(index(from.owner, 0), from.row, from.row, index(to.owner, 0), to.row);
    const mats::Panel panel = m_owners[from.owner].panels.takeAt(from.row);
    m_owners[to.owner].panels.insert(to.row, panel);
    m_owners[to.owner].keys.insert(to.row, m_owners[from.owner].keys.takeAt(from.row));
    m_panelIds[to.owner].insert(to.row, m_panelIds[from.owner].takeAt(from.row));
    endMoveRows();
}

MatsModel::Spot MatsModel::spotOf(const QString& key) const
{
    for (int o = 0; o < m_owners.size(); ++o) {
        if (const qsizetype row = m_owners[o].keys.indexOf(key); row >= 0)
            return {o, static_cast<int>(row)};
    }
    return {};
}

MatsModel::Spot MatsModel::spotOf(quintptr panelId) const
{
    for (int o = 0; o < m_panelIds.size(); ++o) {
        if (const qsizetype row = m_panelIds[o].indexOf(panelId); row >= 0)
            return {o, static_cast<int>(row)};
    }
    return {};
}

void MatsModel::updatePanel(const QModelIndex& index, const mats::Panel& wanted)
{
    mats::Panel& now = m_owners[ownerOf(index)].panels[index.row()];
    const bool headDiffers = !sameHead(now, wanted);
    resizeItems(index, now, wanted);
    for (int i = 0; i < now.items.size(); ++i) {
        if (now.items[i] == wanted.items[i])
            continue;
        now.items[i] = wanted.items[i];
        const QModelIndex item = this->index(i, 0, index);
        emit dataChanged(item, item);
    }
    now = wanted;
    if (headDiffers)
        emit dataChanged(index, index);
}

// Makes room at the end: tokens come with a car that enters the race and go with it.
void MatsModel::resizeItems(const QModelIndex& index, mats::Panel& now, const mats::Panel& wanted)
{
    const int have = static_cast<int>(now.items.size());
    const int want = static_cast<int>(wanted.items.size());
    if (want < have) {
        beginRemoveRows(index, want, have - 1);
        now.items.resize(want);
        endRemoveRows();
    } else if (want > have) {
        beginInsertRows(index, have, want - 1);
        now.items += wanted.items.sliced(have);
        endInsertRows();
    }
}

void MatsModel::setCorrectable(bool on)
{
    if (m_correctable == on)
        return;
    m_correctable = on;
    announceAll();
}

void MatsModel::announceAll()
{
    for (int o = 0; o < m_owners.size(); ++o) {
        const QModelIndex owner = index(o, 0);
        const int panels = rowCount(owner);
        emit dataChanged(owner, owner);
        if (panels > 0)
            emit dataChanged(index(0, 0, owner), index(panels - 1, 0, owner));
        for (int p = 0; p < panels; ++p) {
            const QModelIndex panel = index(p, 0, owner);
            if (const int items = rowCount(panel); items > 0)
                emit dataChanged(index(0, 0, panel), index(items - 1, 0, panel));
        }
    }
}

const mats::Panel* MatsModel::panel(const QModelIndex& index) const
{
    return isPanel(index) ? &m_owners[ownerOf(index)].panels[index.row()] : nullptr;
}

const mats::Item* MatsModel::item(const QModelIndex& index) const
{
    const Spot spot = isItem(index) ? spotOf(index.internalId()) : Spot();
    return spot.owner < 0 ? nullptr : &m_owners[spot.owner].panels[spot.row].items[index.row()];
}

QModelIndex MatsModel::panelIndex(const QString& subject) const
{
    const Spot spot = spotOf(subject);
    return spot.owner < 0 ? QModelIndex() : index(spot.row, 0, index(spot.owner, 0));
}

QModelIndex MatsModel::itemIndex(const QModelIndex& panelIndex, const QString& property) const
{
    const mats::Panel* found = panel(panelIndex);
    for (int i = 0; found && !property.isEmpty() && i < found->items.size(); ++i) {
        if (propertiesOf(found->items[i]).contains(property))
            return index(i, 0, panelIndex);
    }
    return {};
}

QModelIndex MatsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr(0));
    return createIndex(row, column,
                       isPanel(parent) ? m_panelIds[ownerOf(parent)][parent.row()]
                                       : static_cast<quintptr>(parent.row() + 1));
}

QModelIndex MatsModel::parent(const QModelIndex& index) const
{
    if (isPanel(index))
        return createIndex(ownerOf(index), 0, quintptr(0));
    const Spot spot = isItem(index) ? spotOf(index.internalId()) : Spot();
    return spot.owner < 0 ? QModelIndex() : createIndex(spot.row, 0, static_cast<quintptr>(spot.owner + 1));
}

int MatsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_owners.size());
    if (parent.column() > 0 || isItem(parent))
        return 0;
    if (const mats::Panel* of = panel(parent))
        return static_cast<int>(of->items.size());
    return static_cast<int>(m_owners[parent.row()].panels.size());
}

int MatsModel::columnCount(const QModelIndex&) const
{
    return 1;
}

bool MatsModel::propose(const QModelIndex& of, const QString& property, const QVariant& value)
{
    const mats::Item* found = item(itemIndex(of, property));
    const auto corrected =
        found && m_correctable ? correctedValue(*found, property, value) : std::optional<QString>();
    if (corrected)
        emit correctionWanted(panel(of)->subject, property, *corrected);
    return corrected.has_value();
}

bool MatsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const mats::Item* of = item(index);
    if (!of || !views::isCorrectable(*of) || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    if (!std::holds_alternative<mats::Slots>(*of))
        return propose(index.parent(), propertiesOf(*of).first(), value);
    const QString text = value.toString();
    return propose(index.parent(), text.section(u'=', 0, 0), text.section(u'=', 1));
}

} // namespace roadmarshal::views
