#include "displacing.h"

#include "games/apocalypse_road/lanes.h"

namespace roadmarshal::apocalypse_road {

std::unique_ptr<Moving> displacement(const State& state, int car, int other)
{
    constexpr int cost = 2; // 7.1: sideways, or onto the track, into an occupied space
    const auto there = laneOf(state, other);
    if (!there || !state.cars[car].inRace() || car == other)
        return nullptr;
    return std::make_unique<Moving>(state, car, movement::Type::Solo, cost,
                                    std::vector{state.setup->graph.spaceAt(*there)});
}

QStringList placesDisplacedTo(const State& state, int car, int other)
{
    QStringList places;
    const auto moving = displacement(state, car, other);
    for (int i = 0; moving && i < moving->size(); ++i) {
        const Moves moves = moving->movesOf(moving->outcome(i));
        const auto to = moves.find(state.sheet(other).id);
        if (to != moves.end() && !places.contains(to->second))
            places.append(to->second);
    }
    return places;
}

} // namespace roadmarshal::apocalypse_road
