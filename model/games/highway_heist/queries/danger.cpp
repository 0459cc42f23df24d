#include "danger.h"

#include "games/highway_heist/road/geometry.h"

namespace roadmarshal::highway_heist {

namespace {

template <class Fits>
QStringList idsOf(const State& state, int player, Fits fits)
{
    QStringList ids;
    const Vehicle* own = state.vehicleOf(player);
    for (const Vehicle& vehicle : state.vehicles) {
        if (own && fits(*own, vehicle))
            ids.append(vehicle.id);
    }
    return ids;
}

} // namespace

QStringList wrecksAhead(const State& state, int player)
{
    return idsOf(state, player,
                 [](const Vehicle& own, const Vehicle& other) { return wouldSweep(other, own); });
}

QStringList suvsBeside(const State& state, int player)
{
    return idsOf(state, player, [&](const Vehicle& own, const Vehicle& other) {
        return other.isEnemySuv() && areAdjacent(state, own, other);
    });
}

} // namespace roadmarshal::highway_heist
