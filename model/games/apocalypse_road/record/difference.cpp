#include "apply_cards.h"
#include "effects.h"

namespace roadmarshal::apocalypse_road {

namespace {

void compareCar(const QString& id, const Car& from, const Car& to, std::vector<Effect>& effects)
{
    if (from.at != to.at)
        effects.push_back(CarMoved{id, from.at, to.at});
    if (from.damage != to.damage)
        effects.push_back(Damaged{id, to.damage - from.damage});
    if (from.dark != to.dark)
        effects.push_back(CarFlipped{id, to.dark});
    for (int i = 0; i < tokenKinds; ++i) {
        const auto token = static_cast<Token>(i);
        if (from.has(token) != to.has(token))
            effects.push_back(TokenMoved{id, token, to.has(token)});
    }
    if (from.crossings != to.crossings)
        effects.push_back(CrossingCounted{id, to.crossings - from.crossings});
    if (from.scores != to.scores)
        effects.push_back(ScoresNoted{id, from.scores, to.scores});
}

// Tokens are moved, never made: what one heap lost, the others gained.
void comparePool(const QString& team, Pool from, const Pool& to, std::vector<Effect>& effects)
{
    struct Side
    {
        Heap heap;
        int surplus;
    };
    Side sides[] = {{Heap::Pool, from.left - to.left},
                    {Heap::Claimed, from.claimed - to.claimed},
                    {Heap::Removed, from.removed - to.removed}};
    for (Side& giver : sides) {
        for (Side& taker : sides) {
            const int count = std::min(giver.surplus, -taker.surplus);
            if (count <= 0)
                continue;
            effects.push_back(VpMoved{team, count, giver.heap, taker.heap});
            giver.surplus -= count;
            taker.surplus += count;
        }
    }
}

void compareOwed(const QString& team, const Owed& from, const Owed& to, std::vector<Effect>& effects)
{
    Owed owed = from;
    const auto owe = [&](bool dark, int by) {
        if (by != 0)
            effects.push_back(ReplacementOwed{team, by, dark});
        owed.change(dark, by);
    };
    const auto before = effects.size();
    owe(false, to.count(false) - from.count(false));
    owe(true, to.count(true) - from.count(true));
    if (owed == to)
        return;
    effects.resize(before); // AR-62: the order is another one too
    owed = from;
    owe(false, -from.count(false));
    owe(true, -from.count(true));
    for (const bool dark : to.dark)
        owe(dark, 1);
}

} // namespace

std::vector<Effect> difference(const State& from, const State& to)
{
    std::vector<Effect> effects;
    const auto team = [&](int index) { return index < 0 ? QString() : from.setup->teams[index].id; };
    for (size_t i = 0; i < from.cars.size(); ++i)
        compareCar(from.setup->cars[i].id, from.cars[i], to.cars[i], effects);
    for (int i = 0; i < static_cast<int>(from.pools.size()); ++i) {
        comparePool(team(i), from.pools[i], to.pools[i], effects);
        compareOwed(team(i), from.owed[i], to.owed[i], effects);
    }
    for (int deck = 0; deck < deckCount; ++deck)
        compareDeck(from, to, static_cast<DeckId>(deck), effects);
    for (int card = 0; card < bonusKinds; ++card) {
        if (from.bonus[card] != to.bonus[card])
            effects.push_back(BonusMarked{static_cast<Bonus>(card), to.bonus[card] - from.bonus[card]});
    }
    if (from.clockStopped != to.clockStopped)
        effects.push_back(ClockStopped{to.clockStopped});
    if (from.firstPlayer != to.firstPlayer)
        effects.push_back(FirstPlayerChanged{team(from.firstPlayer), team(to.firstPlayer)});
    if (from.markerDark != to.markerDark)
        effects.push_back(MarkerFlipped{to.markerDark});
    if (from.turn != to.turn)
        effects.push_back(TurnChanged{from.turn, to.turn});
    if (from.phase != to.phase)
        effects.push_back(PhaseChanged{from.phase, to.phase});
    if (from.toAct != to.toAct)
        effects.push_back(ActingChanged{team(from.toAct), team(to.toAct)});
    if (from.winner != to.winner)
        effects.push_back(WinnerDeclared{team(to.winner)});
    if (from.segment != to.segment)
        effects.push_back(SegmentChanged{to.segment});
    return effects;
}

} // namespace roadmarshal::apocalypse_road
