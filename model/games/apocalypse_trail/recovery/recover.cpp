#include "recover.h"

#include "games/apocalypse_trail/movement/eating.h"
#include "harm.h"

namespace roadmarshal::apocalypse_trail {

namespace {

void bar(State& state, const QString& survivor)
{
    if (!state.turn.barred.contains(survivor))
        state.turn.barred.append(survivor);
}

} // namespace

bool isRecoveryDue(const State& state)
{
    return state.turn.resolved != 0 || state.setup->rulings.has(Turned::RecoverAlways);
}

void recover(State& state)
{
    const QStringList people = peopleOf(state, state.turn.pawn);
    for (const QString& card : people) {
        if (state.turn.barred.contains(card))
            continue;
        Survivor& one = *state.survivor(card);
        if (one.status == Status::Resting || state.isRace())
            one.status = Status::Ready;
        else if (one.status == Status::Injured)
            one.status = Status::Resting;
    }
}

void barChanged(State& state, const State& before)
{
    const QStringList people = peopleOf(state, state.turn.pawn);
    for (const QString& card : people) {
        const Survivor* earlier = before.survivor(card);
        if (earlier && earlier->status != state.survivor(card)->status)
            bar(state, card);
    }
}

void settleCommitted(State& state, const QStringList& committed)
{
    for (const QString& card : committed) {
        rest(state, card);
        if (state.survivor(card))
            bar(state, card);
    }
}

} // namespace roadmarshal::apocalypse_trail
