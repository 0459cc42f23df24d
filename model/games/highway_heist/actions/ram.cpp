// HH-69, HH-70: whom the own vehicle can ram.
#include "games/highway_heist/road/geometry.h"
#include "settled.h"
#include "ways.h"

namespace roadmarshal::highway_heist {

void addRams(const State& state, int player, Ways& ways)
{
    for (const Vehicle& target : state.vehicles) {
        const Named named{target.id, {}, {}};
        if (const auto why = whyNotRam(state, player, target)) {
            ways.no.push_back({named, *why});
            continue;
        }
        for (const State& table : settledWithout(state, target.id, player))
            ways.results.push_back({named, {}, {}, {}, {}, table});
    }
}

std::optional<Why> whyNotRam(const State& state, int player, const Vehicle& target)
{
    const Vehicle& own = *state.vehicleOf(player);
    const bool can = target.isEnemySuv() && areAdjacent(state, own, target);
    return can ? std::nullopt : std::optional(Why{QStringLiteral("HH-69")});
}

} // namespace roadmarshal::highway_heist
