#include "mats_model.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using Owner = MatsModel::Owner;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mats)
};

// What lies on the mat itself becomes a panel of its own.
void addPanels(Owner& owner, const mats::Mat& mat, const QString& title)
{
    if (!mat.items.isEmpty()) {
        mats::Panel own;
        own.subject = subjectOf(mat);
        own.subtitle = title;
        own.items = mat.items;
        owner.panels.append(own);
    }
    owner.panels += mat.panels;
}

Owner teamOwner(const table::TableShow& table, const table::Team& team)
{
    Owner owner;
    owner.team = team;
    for (const table::Standing& standing : table.standings) {
        if (standing.team == team.id) {
            owner.first = standing.first;
            owner.toAct = standing.toAct;
        }
    }
    return owner;
}

// One after the other: the team's, then one for each of its players who has mats of the own.
QList<Owner> ownersOfTeam(const table::TableShow& table, const table::Team& team)
{
    const Owner whole = teamOwner(table, team);
    QList<Owner> owners;
    for (const mats::Mat& mat : table.mats) {
        if (mat.team != team.id)
            continue;
        Owner wanted = whole;
        if (!mat.player.isEmpty())
            wanted.team.player = mat.player;
        auto found = std::ranges::find_if(owners, [&](const Owner& owner) { return owner.isSameAs(wanted); });
        if (found == owners.end()) {
            owners.append(wanted);
            found = owners.end() - 1;
        }
        addPanels(*found, mat, mat.player.isEmpty() ? team.name : mat.player);
    }
    if (owners.isEmpty())
        owners.append(whole);
    return owners;
}

// Several mats of the table lie side by side under one name.
Owner tableOwner(const table::TableShow& table, const Wording& say)
{
    Owner own;
    own.isTable = true;
    for (const mats::Mat& mat : table.mats) {
        if (!mat.isOfTable())
            continue;
        const QString title = mat.title.code.isEmpty() ? QString() : say(mat.title);
        if (own.panels.isEmpty())
            own.team.name = title;
        else if (own.team.name != title)
            own.team.name.clear();
        addPanels(own, mat, title);
    }
    if (own.team.name.isEmpty())
        own.team.name = Words::tr("Table", "mats that are nobody's: a scenario, a convoy");
    return own;
}

// A car may have the name of its team: of two panels with one name, the second has another key.
void addKeys(QList<Owner>& owners)
{
    QHash<QString, int> seen;
    for (Owner& owner : owners) {
        for (const mats::Panel& panel : std::as_const(owner.panels)) {
            const int before = seen[panel.subject]++;
            owner.keys.append(before == 0 ? panel.subject
                                          : QStringLiteral("%1\n%2").arg(panel.subject).arg(before));
        }
    }
}

} // namespace

QList<Owner> ownersOf(const table::TableShow& table, const Wording& say)
{
    QList<Owner> owners;
    for (const table::Team& team : table.teams)
        owners += ownersOfTeam(table, team);
    if (const Owner own = tableOwner(table, say); !own.panels.isEmpty())
        owners.append(own);
    addKeys(owners);
    return owners;
}

} // namespace roadmarshal::views
