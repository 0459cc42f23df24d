#include "ways.h"

#include "support/toy/table/state.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;

QStringList allSpaces()
{
    static const QStringList all{u"a1"_s, u"b1"_s, u"c1"_s, u"a2"_s, u"b2"_s,
                                 u"c2"_s, u"a3"_s, u"b3"_s, u"c3"_s};
    return all;
}

bool isSpace(const QString& name)
{
    return allSpaces().contains(name);
}

QStringList neighbours(const QString& space)
{
    QStringList near;
    for (const QString& other : allSpaces()) {
        const int across = qAbs(other[0].unicode() - space[0].unicode());
        const int down = qAbs(other[1].unicode() - space[1].unicode());
        if (across + down == 1)
            near.append(other);
    }
    return near;
}

QList<Way> waysOf(const State& state, const Vehicle& vehicle)
{
    QList<Way> ways;
    for (const QString& first : neighbours(vehicle.at.front())) {
        if (!state.isFree(first))
            continue;
        ways.append(Way{first});
        for (const QString& second : vehicle.isTruck() ? QStringList() : neighbours(first)) {
            if (state.isFree(second))
                ways.append({first, second});
        }
    }
    return ways;
}

QStringList placesAfter(const Vehicle& vehicle, const Way& way)
{
    const Way trail = Way{vehicle.at.front()} + way;
    return vehicle.isTruck() ? QStringList{trail.last(), trail[trail.size() - 2]} : QStringList{trail.last()};
}

QString closedOn(const State& state, const Way& way)
{
    if (!state.setup->rulings.empty())
        return {};
    const auto closed =
        std::ranges::find_if(way, [&](const QString& space) { return state.flooded.contains(space); });
    return closed == way.end() ? QString() : *closed;
}

} // namespace roadmarshal::test::toy
