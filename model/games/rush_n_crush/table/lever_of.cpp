#include "lever_of.h"

namespace roadmarshal::rush_n_crush {

Lever leverOf(const State& state, int index)
{
    const Car& car = state.car(index);
    Lever lever{.at = car.lever};
    if (const Acting* acting = state.actingOf(index)) {
        for (const LeverMove& move : acting->lever.value_or(LeverMoves()))
            lever = moved(lever, move, car.lever);
        lever.closed = acting->drive || (acting->lever && acting->lever->empty());
    }
    lever.brakes = car.brakes; // paid already
    lever.turbo = car.turbo;
    return lever;
}

LeverRules leverRules(const Setup& setup)
{
    return {.brakesAfter = setup.rulings.has(Turned::BrakesAfter),
            .wayBack = setup.rulings.has(Turned::WayBack),
            .passing = setup.rulings.has(Turned::PassingTests)};
}

} // namespace roadmarshal::rush_n_crush
