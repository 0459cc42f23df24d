#include "carries.h"

#include "carry_parts.h"
#include "games/apocalypse_trail/table/spots.h"
#include "games/apocalypse_trail/turn/outfitting.h"
#include "match.h"

namespace roadmarshal::apocalypse_trail {

namespace {

// What is laid onto the square is laid onto the board as well.
QList<Carry> ontoTheBoard(const State& state, const QList<Carry>& found)
{
    QList<Carry> onto;
    const Pawn* pawn = state.pawn(state.turn.pawn);
    for (Carry carry : found) {
        if (!pawn || carry.to.subject != pileSubject(pawn->at))
            continue;
        carry.to = {.place = QString::number(pawn->at)};
        onto.append(carry);
    }
    return onto;
}

// AT-23: something is owed in the middle of a step.
Objections againstAnythingNow(const State& state)
{
    return state.turn.open.isNothing() ? Objections{} : Objections{against("owed-first", "AT-23")};
}

} // namespace

Objections notNowForTokens(const State& state)
{
    if (!state.outfit)
        return againstAnythingNow(state);
    return stageNow(state) == Stage::Resources ? Objections{}
                                               : Objections{against("tokens-when-bought", "AT-18")};
}

Objections notNowForCards(const State& state)
{
    return state.outfit ? Objections{against("cards-on-the-way", "AT-24")} : againstAnythingNow(state);
}

QList<Carry> carries(const State& state, const CarrySpot& taken)
{
    if (state.over != Over::No)
        return {};
    QList<Carry> found = std::visit(Match{[](const std::monostate&) { return QList<Carry>(); },
                                          [&](const auto& what) { return carriesOf(state, what); }},
                                    takenFrom(state, taken));
    // Back to where it lay.
    found.removeIf([&](const Carry& carry) {
        return carry.to.subject == taken.subject && carry.to.property == taken.property;
    });
    return found + ontoTheBoard(state, found);
}

} // namespace roadmarshal::apocalypse_trail
