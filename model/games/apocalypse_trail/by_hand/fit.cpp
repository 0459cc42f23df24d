#include "fit.h"

namespace roadmarshal::apocalypse_trail {

namespace {

void fitMovement(State& state)
{
    auto& moving = state.turn.open.moving;
    if (!moving)
        return;
    const int here = state.acting().at;
    const bool eats = state.trail().at(here).eat;
    const bool sheltersHere = state.isRace() && state.isFreeShelter(here);
    if ((moving->due == Due::Eat && !eats) || (moving->due == Due::Stop && !sheltersHere))
        moving->due = Due::Square;
}

void forgetTheDead(State& state)
{
    Open& open = state.turn.open;
    open.committed.removeIf([&](const QString& card) { return !state.survivor(card); });
    if (!state.discard.isEmpty())
        state.turn.barred.removeIf([&](const QString& card) { return state.discard.contains(card); });
}

} // namespace

void fit(State& state)
{
    if (state.turn.step == Step::Outfit || !state.pawn(state.turn.pawn))
        return;
    const int here = state.acting().at;
    if (state.turn.step == Step::Scenario && !state.halts(state.turn.pawn, here)) {
        state.turn.step = Step::AfterMove;
        state.turn.open = {};
    }
    if (state.turn.stopped && !(state.isRace() && state.isFreeShelter(here)))
        state.turn.stopped = false;
    fitMovement(state);
    forgetTheDead(state);
}

} // namespace roadmarshal::apocalypse_trail
