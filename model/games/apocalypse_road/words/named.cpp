#include "named.h"

#include "cards/place.h"
#include "match.h"

namespace roadmarshal::apocalypse_road {

namespace {

const QString teamKey = QStringLiteral("team");

// "hand-red" with the name in place of the id.
QString placeNamed(const Setup& setup, const QString& place)
{
    for (const table::Team& team : setup.teams) {
        if (place == cards::handOf(team.id))
            return cards::handOf(team.name);
    }
    return place;
}

} // namespace

QString teamCalled(const Setup& setup, const QString& id)
{
    const int seat = setup.teamIndex(id);
    return seat < 0 ? id : setup.teams[seat].name;
}

Effect named(const Setup& setup, Effect effect)
{
    const auto name = [&](auto&... teams) { ((teams = teamCalled(setup, teams)), ...); };
    std::visit(Match{[&](VpMoved& c) { name(c.team); }, [&](ReplacementOwed& c) { name(c.team); },
                     [&](WinnerDeclared& c) { name(c.team); },
                     [&](FirstPlayerChanged& c) { name(c.from, c.to); },
                     [&](ActingChanged& c) { name(c.from, c.to); },
                     [&](CardMoved& c) {
                         c.from = placeNamed(setup, c.from);
                         c.to = placeNamed(setup, c.to);
                     },
                     [](auto&) {}},
               effect);
    return effect;
}

QJsonObject named(const Setup& setup, QJsonObject args)
{
    if (const QString team = args[teamKey].toString(); !team.isEmpty())
        args[teamKey] = teamCalled(setup, team);
    return args;
}

} // namespace roadmarshal::apocalypse_road
