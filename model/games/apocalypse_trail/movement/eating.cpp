#include "eating.h"

#include "games/apocalypse_trail/recovery/harm.h"

namespace roadmarshal::apocalypse_trail {

int rationsFor(qsizetype survivors)
{
    return static_cast<int>((survivors + fedByRation - 1) / fedByRation);
}

QStringList peopleOf(const State& state, const QString& pawn)
{
    QStringList people;
    for (const int index : state.convoyOf(pawn)) {
        for (const Survivor& survivor : state.crews[static_cast<size_t>(index)].survivors)
            people.append(survivor.card);
    }
    return people;
}

void feed(State& state, const QString& pawn, const QStringList& fed, bool due)
{
    const QStringList people = peopleOf(state, pawn);
    for (const QString& one : people) {
        if (fed.contains(one))
            state.survivor(one)->starvation = 0;
        else if (due)
            starve(state, one, 1);
    }
}

} // namespace roadmarshal::apocalypse_trail
