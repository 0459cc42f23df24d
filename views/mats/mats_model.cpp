#include "mats_model.h"

#include "item_facts.h"

#include "match.h"

#include <algorithm>

namespace roadmarshal::views {

namespace {

// The internal id says whose child an index is: 0 of the root, else team + 1 and above it panel + 1.
constexpr int panelShift = 16;
constexpr quintptr teamMask = (1U << panelShift) - 1;

quintptr idForChildren(const QModelIndex& parent)
{
    if (!parent.isValid())
        return 0;
    if (parent.internalId() == 0)
        return static_cast<quintptr>(parent.row() + 1);
    return parent.internalId() | (static_cast<quintptr>(parent.row() + 1) << panelShift);
}

int teamOf(quintptr id)
{
    return static_cast<int>(id & teamMask) - 1;
}

int panelOf(quintptr id)
{
    return static_cast<int>(id >> panelShift) - 1;
}

MatsModel::TeamRow rowFor(const table::TableShow& table, const table::Team& team)
{
    MatsModel::TeamRow row;
    row.team = team;
    for (const table::Standing& standing : table.standings) {
        if (standing.team == team.id) {
            row.first = standing.first;
            row.toAct = standing.toAct;
        }
    }
    for (const mats::TeamMat& mat : table.mats) {
        if (mat.team != team.id)
            continue;
        if (!mat.items.isEmpty()) {
            mats::Panel own;
            own.subject = team.id;
            own.subtitle = team.name;
            own.items = mat.items;
            row.panels.append(own);
        }
        row.panels += mat.panels;
    }
    return row;
}

bool sameHead(const mats::Panel& a, const mats::Panel& b)
{
    return a.title == b.title && a.subtitle == b.subtitle && a.where == b.where && a.inPlay == b.inPlay &&
           a.gone == b.gone && a.spent == b.spent;
}

} // namespace

void MatsModel::setTable(const table::TableShow& table, const Wording& say)
{
    QList<TeamRow> teams;
    for (const table::Team& team : table.teams)
        teams.append(rowFor(table, team));
    m_say = say;
    if (!hasShapeOf(teams)) {
        beginResetModel();
        m_teams = teams;
        endResetModel();
        return;
    }
    for (int t = 0; t < m_teams.size(); ++t) {
        const QModelIndex team = index(t, 0);
        for (int p = 0; p < m_teams[t].panels.size(); ++p)
            updatePanel(index(p, 0, team), teams[t].panels[p]);
        if (m_teams[t].sameHead(teams[t]))
            continue;
        m_teams[t] = teams[t];
        emit dataChanged(team, team);
    }
}

bool MatsModel::hasShapeOf(const QList<TeamRow>& teams) const
{
    const auto samePanel = [](const mats::Panel& a, const mats::Panel& b) { return a.subject == b.subject; };
    return std::ranges::equal(m_teams, teams, [&](const TeamRow& a, const TeamRow& b) {
        return a.team.id == b.team.id && std::ranges::equal(a.panels, b.panels, samePanel);
    });
}

void MatsModel::updatePanel(const QModelIndex& index, const mats::Panel& wanted)
{
    mats::Panel& now = m_teams[teamOf(index.internalId())].panels[index.row()];
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
    for (int t = 0; t < m_teams.size(); ++t) {
        const QModelIndex team = index(t, 0);
        const int panels = rowCount(team);
        emit dataChanged(team, team);
        if (panels > 0)
            emit dataChanged(index(0, 0, team), index(panels - 1, 0, team));
        for (int p = 0; p < panels; ++p) {
            const QModelIndex panel = index(p, 0, team);
            if (const int items = rowCount(panel); items > 0)
                emit dataChanged(index(0, 0, panel), index(items - 1, 0, panel));
        }
    }
}

const mats::Panel* MatsModel::panel(const QModelIndex& index) const
{
    if (!index.isValid() || teamOf(index.internalId()) < 0 || panelOf(index.internalId()) >= 0)
        return nullptr;
    return &m_teams[teamOf(index.internalId())].panels[index.row()];
}

const mats::Item* MatsModel::item(const QModelIndex& index) const
{
    if (!index.isValid() || panelOf(index.internalId()) < 0)
        return nullptr;
    return &m_teams[teamOf(index.internalId())].panels[panelOf(index.internalId())].items[index.row()];
}

QModelIndex MatsModel::panelIndex(const QString& subject) const
{
    for (int t = 0; t < m_teams.size(); ++t) {
        for (int p = 0; p < m_teams[t].panels.size(); ++p) {
            if (m_teams[t].panels[p].subject == subject)
                return index(p, 0, index(t, 0));
        }
    }
    return {};
}

QModelIndex MatsModel::itemIndex(const QModelIndex& panelIndex, const QString& property) const
{
    const mats::Panel* found = panel(panelIndex);
    for (int i = 0; found && !property.isEmpty() && i < found->items.size(); ++i) {
        if (propertyOf(found->items[i]) == property)
            return index(i, 0, panelIndex);
    }
    return {};
}

QModelIndex MatsModel::index(int row, int column, const QModelIndex& parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, idForChildren(parent)) : QModelIndex();
}

QModelIndex MatsModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    const int team = teamOf(index.internalId());
    const int panel = panelOf(index.internalId());
    return panel < 0 ? createIndex(team, 0, quintptr(0))
                     : createIndex(panel, 0, static_cast<quintptr>(team + 1));
}

int MatsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_teams.size());
    if (parent.column() > 0 || item(parent))
        return 0;
    if (const mats::Panel* of = panel(parent))
        return static_cast<int>(of->items.size());
    return static_cast<int>(m_teams[parent.row()].panels.size());
}

int MatsModel::columnCount(const QModelIndex&) const
{
    return 1;
}

bool MatsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const mats::Item* of = item(index);
    if (!of || !m_correctable || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    const auto corrected = correctedValue(*of, value);
    if (corrected)
        emit correctionWanted(panel(index.parent())->subject, propertyOf(*of), *corrected);
    return corrected.has_value();
}

} // namespace roadmarshal::views
