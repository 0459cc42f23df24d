#include "catastrophe.h"

#include "games/apocalypse_trail/movement/square.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

bool isFinished(const State& state, const Crew& crew)
{
    return crew.survivors.empty() || state.isSheltered(crew.id);
}

Over overInRace(const State& state)
{
    const bool allFinished =
        std::ranges::all_of(state.crews, [&](const Crew& crew) { return isFinished(state, crew); });
    const bool noneFree = std::ranges::none_of(state.trail().shelters(),
                                               [&](int square) { return state.isFreeShelter(square); });
    return allFinished || noneFree || state.catastrophe.at >= state.trail().end() ? Over::Over : Over::No;
}

Over overInSurvival(const State& state)
{
    if (survivorsOf(state, convoyId) == 0)
        return Over::Lost;
    if (state.pawns.front().at == state.trail().end()) // ATR-28: the arrival comes first
        return Over::Won;
    return state.catastrophe.at >= state.trail().end() ? Over::Lost : Over::No;
}

} // namespace

bool isPastStart(const State& state, const QString& pawn)
{
    const int square = state.trail().squareOfScenario(state.isRace() ? 5 : 1);
    const int at = state.pawn(pawn)->at;
    return square >= 0 && (state.setup->rulings.has(Turned::LevelIsPast) ? at >= square : at > square);
}

void settleStart(State& state)
{
    if (state.catastrophe.started || !isPastStart(state, state.turn.pawn))
        return;
    state.catastrophe.started = true;
    if (state.isRace())
        state.first = state.turn.pawn; // ATR-18: only the first to pass
}

bool isAdvanceDue(const State& state, const QString& pawn)
{
    return state.catastrophe.started && (!state.isRace() || pawn == state.first);
}

void advance(State& state)
{
    state.catastrophe.at = std::min(state.catastrophe.at + catastropheStride, state.trail().end());
}

QStringList crewsHit(const State& state)
{
    QStringList hit;
    for (const Crew& crew : state.crews) {
        if (!isFinished(state, crew) && state.pawnOf(crew.id).at <= state.catastrophe.at)
            hit.append(crew.id);
    }
    return hit;
}

bool isSparedBySettings(const State& state, const QString& pawn)
{
    if (survivorsOf(state, pawn) == 0 || state.turn.stopped)
        return true;
    return state.pawn(pawn)->at == state.trail().end() || (state.isRace() && state.isSheltered(pawn));
}

Over overNow(const State& state)
{
    return state.isRace() ? overInRace(state) : overInSurvival(state);
}

} // namespace roadmarshal::apocalypse_trail
