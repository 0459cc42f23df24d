#include "displacing.h"

#include "games/apocalypse_road/ask/ends.h"
#include "games/apocalypse_road/table/lanes.h"
#include "games/apocalypse_road/turn/carry_out.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

bool isBeside(const State& state, int car, int other)
{
    const auto here = laneOf(state, car);
    const auto there = laneOf(state, other);
    const track::Graph& graph = state.setup->graph;
    return !here || (there && (graph.beside(*here, track::Side::In) == *there ||
                               graph.beside(*here, track::Side::Out) == *there));
}

namespace {

// The lane change that displaces the car, with all that it can lead to; nothing if it can't be one.
std::unique_ptr<Moving> displacement(const State& state, int car, int other)
{
    constexpr int cost = 2; // 7.1: sideways, or onto the track, into an occupied space
    const auto there = laneOf(state, other);
    if (!there || !state.cars[car].inRace() || car == other || !isBeside(state, car, other))
        return nullptr;
    return std::make_unique<Moving>(state, car, movement::Type::Solo, cost,
                                    std::vector{state.setup->graph.spaceAt(*there)});
}

} // namespace

std::vector<Displaced> displacementsOf(const State& state, int car, int other)
{
    std::vector<Displaced> found;
    const auto moving = displacement(state, car, other);
    for (int i = 0; moving && i < moving->size(); ++i) {
        const movement::Outcome outcome = moving->outcome(i);
        const Moves moves = moving->movesOf(outcome);
        const auto to = moves.find(state.sheet(other).id);
        if (outcome.ends != movement::Ending::Spent || to == moves.end() ||
            std::ranges::contains(found, to->second, &Displaced::to))
            continue;
        Recorder recorder(state);
        carryOut(recorder, *moving, outcome, car, car);
        found.push_back({to->second, previewOf(state, *moving, outcome).moves, recorder.effects()});
    }
    return found;
}

QStringList placesDisplacedTo(const State& state, int car, int other)
{
    QStringList places;
    for (const Displaced& displaced : displacementsOf(state, car, other))
        places.append(displaced.to);
    return places;
}

} // namespace roadmarshal::apocalypse_road
