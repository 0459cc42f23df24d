#include "apply_cards.h"
#include "effects.h"

namespace roadmarshal::apocalypse_road {

namespace {

void compareCar(const QString& id, const Car& from, const Car& to, std::vector<Change>& changes)
{
    if (from.at != to.at)
        changes.push_back(CarMoved{id, from.at, to.at});
    if (from.damage != to.damage)
        changes.push_back(Damaged{id, to.damage - from.damage});
    if (from.dark != to.dark)
        changes.push_back(CarFlipped{id, to.dark});
    for (int i = 0; i < tokenKinds; ++i) {
        const auto token = static_cast<Token>(i);
        if (from.has(token) != to.has(token))
            changes.push_back(TokenMoved{id, token, to.has(token)});
    }
    if (from.crossings != to.crossings)
        changes.push_back(CrossingCounted{id, to.crossings - from.crossings});
    if (from.scores != to.scores)
        changes.push_back(ScoresNoted{id, from.scores, to.scores});
}

// Tokens are moved, never made: what one heap lost, the others gained.
void comparePool(const QString& team, Pool from, const Pool& to, std::vector<Change>& changes)
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
            changes.push_back(VpMoved{team, count, giver.heap, taker.heap});
            giver.surplus -= count;
            taker.surplus += count;
        }
    }
}

void compareOwed(const QString& team, const Owed& from, const Owed& to, std::vector<Change>& changes)
{
    Owed owed = from;
    const auto change = [&](bool dark, int by) {
        if (by != 0)
            changes.push_back(ReplacementOwed{team, by, dark});
        owed.change(dark, by);
    };
    const auto before = changes.size();
    change(false, to.count(false) - from.count(false));
    change(true, to.count(true) - from.count(true));
    if (owed == to)
        return;
    changes.resize(before); // AR-62: the order is another one too
    owed = from;
    change(false, -from.count(false));
    change(true, -from.count(true));
    for (const bool dark : to.dark)
        change(dark, 1);
}

} // namespace

std::vector<Change> difference(const State& from, const State& to)
{
    std::vector<Change> changes;
    const auto team = [&](int index) { return index < 0 ? QString() : from.setup->teams[index].id; };
    for (size_t i = 0; i < from.cars.size(); ++i)
        compareCar(from.setup->cars[i].id, from.cars[i], to.cars[i], changes);
    for (int i = 0; i < static_cast<int>(from.pools.size()); ++i) {
        comparePool(team(i), from.pools[i], to.pools[i], changes);
        compareOwed(team(i), from.owed[i], to.owed[i], changes);
    }
    for (int deck = 0; deck < deckCount; ++deck)
        compareDeck(from, to, static_cast<DeckId>(deck), changes);
    for (int card = 0; card < bonusKinds; ++card) {
        if (from.bonus[card] != to.bonus[card])
            changes.push_back(BonusMarked{static_cast<Bonus>(card), to.bonus[card] - from.bonus[card]});
    }
    if (from.clockStopped != to.clockStopped)
        changes.push_back(ClockStopped{to.clockStopped});
    if (from.firstPlayer != to.firstPlayer)
        changes.push_back(FirstPlayerChanged{team(from.firstPlayer), team(to.firstPlayer)});
    if (from.markerDark != to.markerDark)
        changes.push_back(MarkerFlipped{to.markerDark});
    if (from.turn != to.turn)
        changes.push_back(TurnChanged{from.turn, to.turn});
    if (from.phase != to.phase)
        changes.push_back(PhaseChanged{from.phase, to.phase});
    if (from.toAct != to.toAct)
        changes.push_back(ActingChanged{team(from.toAct), team(to.toAct)});
    if (from.winner != to.winner)
        changes.push_back(WinnerDeclared{team(to.winner)});
    if (from.segment != to.segment)
        changes.push_back(SegmentChanged{to.segment});
    return changes;
}

} // namespace roadmarshal::apocalypse_road
