#include "why_not.h"

#include "ground.h"

#include <cstdlib>

namespace roadmarshal::apocalypse_road::combat {

using movement::Car;
using movement::Pack;
using table::Objection;
using table::Objections;

namespace {

// From sector to sector the shorter way round; ahead is positive.
int sectorsAhead(const track::Graph& graph, Spot from, Spot to)
{
    const int sectors = graph.sectorCount();
    const int ahead = (to.sector - from.sector + sectors) % sectors;
    return ahead <= sectors - ahead ? ahead : ahead - sectors;
}

// A shot that is not possible, with what its objections have in common.
class NoShot
{
public:
    NoShot(const Pack& pack, const QStringList& names, Car shooter, Car target)
        : m_pack(pack), m_names(names), m_shooter(shooter), m_target(target)
    {
    }

    Objection because(const QString& code, const QJsonObject& more = {}) const
    {
        QJsonObject args = more;
        args[QStringLiteral("car")] = m_names.value(m_shooter);
        args[QStringLiteral("target")] = m_names.value(m_target);
        return {{code, args}, {QStringLiteral("8.1"), QStringLiteral("AR-20")}};
    }

    // The mount fires in one direction, and the target is in another: once for each where it is.
    Objections ofArcs(Mount mount, Arcs arcs) const
    {
        const bool front = mount == Mount::Front;
        Objections objections;
        if (arcs.testFlag(Arc::Front))
            objections.append(because(QStringLiteral("shot-rear-front")));
        if (arcs.testFlag(Arc::Rear))
            objections.append(because(QStringLiteral("shot-front-rear")));
        if (arcs.testFlag(Arc::Side))
            objections.append(
                because(front ? QStringLiteral("shot-front-side") : QStringLiteral("shot-rear-side")));
        return objections;
    }

    Objection ofDistance(Spot here, Spot there) const
    {
        const track::Graph& graph = *m_pack.graph;
        Spot nearest = there;
        for (const Spot met : spotsMet(graph, there)) {
            if (std::abs(sectorsAhead(graph, here, met)) < std::abs(sectorsAhead(graph, here, nearest)))
                nearest = met;
        }
        const int ahead = sectorsAhead(graph, here, nearest);
        const QJsonObject places{{QStringLiteral("here"), toText(m_pack.cars[m_shooter])},
                                 {QStringLiteral("there"), toText(m_pack.cars[m_target])}};
        if (ahead == 0)
            return because(QStringLiteral("shot-lanes"),
                           {{QStringLiteral("count"), std::abs(here.lane - nearest.lane)}});
        if (ahead == 1)
            return because(QStringLiteral("shot-one-ahead"), places);
        if (ahead == -1)
            return because(QStringLiteral("shot-one-behind"), places);
        return because(ahead > 0 ? QStringLiteral("shot-ahead") : QStringLiteral("shot-behind"),
                       {{QStringLiteral("count"), std::abs(ahead)}});
    }

private:
    const Pack& m_pack;
    const QStringList& m_names;
    Car m_shooter;
    Car m_target;
};

} // namespace

Objections objectionsToTarget(const Pack& pack, const QStringList& names, Car shooter, Mount mount,
                              Car target)
{
    if (canTarget(pack, shooter, mount, target))
        return {};
    const NoShot noShot(pack, names, shooter, target);
    const auto here = spotOf(*pack.graph, pack.cars[shooter]);
    const auto there = spotOf(*pack.graph, pack.cars[target]);
    Objections objections;
    if (!here)
        objections.append(noShot.because(QStringLiteral("shot-from-chute")));
    if (!there)
        objections.append(noShot.because(QStringLiteral("shot-into-chute")));
    if (!here || !there)
        return objections;
    if (here == there)
        return {noShot.because(QStringLiteral("shot-same-place"),
                               {{QStringLiteral("place"), toText(pack.cars[shooter])}})};
    if (const Arcs arcs = arcsBetween(pack, shooter, target))
        return noShot.ofArcs(mount, arcs);
    if (arcsBetween(pack, target, shooter))
        return {noShot.because(QStringLiteral("shot-across"))};
    return {noShot.ofDistance(*here, *there)};
}

Objection objectionToSuppressed(const QString& car)
{
    return {{QStringLiteral("shot-suppressed"), {{QStringLiteral("car"), car}}},
            {QStringLiteral("8.5"), QStringLiteral("AR-25")}};
}

Objection objectionToSpun(const QString& car)
{
    return {{QStringLiteral("spun-before"), {{QStringLiteral("car"), car}}},
            {QStringLiteral("10.0"), QStringLiteral("AR-25")}};
}

} // namespace roadmarshal::apocalypse_road::combat
