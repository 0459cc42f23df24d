#include "first_player.h"

#include "games/apocalypse_road/table/setup.h"

namespace roadmarshal::apocalypse_road {

int damageThatCounts(int markers)
{
    return markers < mostDamage ? markers : 0;
}

int nextFirstPlayer(const std::vector<int>& damage, int holder)
{
    const int teams = static_cast<int>(damage.size());
    int best = (holder + 1) % teams;
    for (int step = 2; step < teams; ++step) { // clockwise, so that the first of equals stays
        const int team = (holder + step) % teams;
        if (damage[team] > damage[best])
            best = team;
    }
    return best;
}

QList<table::Message> whyFirstPlayer(const QStringList& teams, const std::vector<int>& damage, int holder)
{
    const int first = nextFirstPlayer(damage, holder);
    QStringList sums;
    for (int team = 0; team < static_cast<int>(damage.size()); ++team)
        sums.append(QStringLiteral("%1 %2").arg(teams[team]).arg(damage[team]));
    QStringList tied; // clockwise from the holder
    for (int step = 1; step < static_cast<int>(damage.size()); ++step) {
        const int team = (holder + step) % static_cast<int>(damage.size());
        if (damage[team] == damage[first])
            tied.append(teams[team]);
    }
    const QString comma = QStringLiteral(", ");
    const QJsonObject args{{QStringLiteral("team"), teams[first]},
                           {QStringLiteral("holder"), teams[holder]},
                           {QStringLiteral("damage"), damage[first]},
                           {QStringLiteral("sums"), sums.join(comma)},
                           {QStringLiteral("tied"), tied.join(comma)}};
    return {{QStringLiteral("first-sums"), args},
            {QStringLiteral("first-holder"), args},
            {tied.size() > 1 ? QStringLiteral("first-tie") : QStringLiteral("first-most"), args}};
}

} // namespace roadmarshal::apocalypse_road
