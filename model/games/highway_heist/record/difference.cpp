#include "difference.h"

#include "games/highway_heist/table/names.h"
#include "games/highway_heist/table/open_json.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

QString idOf(const State& state, int player)
{
    return player < 0 ? QString() : state.player(player).id;
}

QString wordOf(const Peg& peg)
{
    switch (peg.at) {
    case Peg::At::Wheel:
        return QStringLiteral("wheel");
    case Peg::At::Limbo:
        return QStringLiteral("limbo");
    case Peg::At::Roof:
        break;
    }
    return peg.vehicle;
}

QString wordOf(const std::optional<Result>& result)
{
    return !result ? QString() : result->isWon ? QStringLiteral("won") : QStringLiteral("lost");
}

VehicleAdded added(const State& to, const Vehicle& one)
{
    return {one.id,         wordFor(kindWords, one.kind),
            toText(one.at), idOf(to, one.owner),
            one.strength,   one.enemies,
            one.isWreck};
}

// Another vehicle under the same id is taken away and put there.
const Vehicle* sameIn(const State& state, const Vehicle& one)
{
    const Vehicle* other = state.find(one.id);
    return other && other->kind == one.kind ? other : nullptr;
}

void differInVehicles(std::vector<Effect>& effects, const State& from, const State& to)
{
    for (const Vehicle& before : from.vehicles) {
        if (!sameIn(to, before))
            effects.push_back(VehicleRemoved{before.id, toText(before.at)});
    }
    // Owners first lose what they have: nobody has two vehicles in between.
    for (const Vehicle& before : from.vehicles) {
        const Vehicle* now = sameIn(to, before);
        if (now && before.owner >= 0 && now->owner != before.owner)
            effects.push_back(OwnerSet{before.id, idOf(from, before.owner), {}});
    }
    for (const Vehicle& now : to.vehicles) {
        const Vehicle* before = sameIn(from, now);
        if (!before) {
            effects.push_back(added(to, now));
            continue;
        }
        if (before->at != now.at)
            effects.push_back(VehicleMoved{now.id, toText(before->at), toText(now.at)});
        if (before->isWreck != now.isWreck)
            effects.push_back(WreckSet{now.id, now.isWreck});
        if (now.owner >= 0 && before->owner != now.owner)
            effects.push_back(OwnerSet{now.id, {}, idOf(to, now.owner)});
    }
}

void differInPlayers(std::vector<Effect>& effects, const State& from, const State& to)
{
    for (size_t i = 0; i < to.players.size(); ++i) {
        const Player& before = from.players[i];
        const Player& now = to.players[i];
        if (before.peg != now.peg)
            effects.push_back(PegMoved{now.id, wordOf(before.peg), wordOf(now.peg), toText(now.peg.left)});
        if (before.isExhausted != now.isExhausted)
            effects.push_back(ExhaustedSet{now.id, now.isExhausted});
    }
}

QStringList rowOf(const State& state)
{
    QStringList row;
    for (const StuntSpot& spot : state.stunts)
        row.append(spot.card.isEmpty() ? QString() : QStringLiteral("%1:%2").arg(spot.card).arg(spot.tokens));
    return row;
}

QStringList deckOf(const State& state)
{
    QStringList deck;
    for (const int left : state.stuntDeck)
        deck.append(QString::number(left));
    return deck;
}

void differInCards(std::vector<Effect>& effects, const State& from, const State& to)
{
    if (from.cards != to.cards || from.cardDiscard != to.cardDiscard)
        effects.push_back(CardsSet{to.cards, to.cardDiscard});
    if (from.stunts != to.stunts || from.stuntDeck != to.stuntDeck || from.stuntDiscard != to.stuntDiscard)
        effects.push_back(StuntsSet{rowOf(to), deckOf(to), to.stuntDiscard});
}

void differInScenario(std::vector<Effect>& effects, const State& from, const State& to)
{
    for (const auto& [counter, now] : to.counters) {
        if (const auto before = from.counters.find(counter);
            before != from.counters.end() && before->second != now)
            effects.push_back(CounterSet{counter, before->second, now});
    }
    for (const auto& [token, now] : to.tokens) {
        if (const auto before = from.tokens.find(token); before != from.tokens.end() && before->second != now)
            effects.push_back(TokenSet{token, before->second, now});
    }
}

} // namespace

std::vector<Effect> difference(const State& from, const State& to)
{
    std::vector<Effect> effects;
    const bool isOpenOtherwise = from.open != to.open;
    // What is owed speaks of pieces on the road: it is taken away first and comes last.
    if (from.open && isOpenOtherwise)
        effects.push_back(OpenSet{});
    differInVehicles(effects, from, to);
    differInPlayers(effects, from, to);
    differInCards(effects, from, to);
    differInScenario(effects, from, to);
    if (from.round != to.round)
        effects.push_back(RoundSet{from.round, to.round});
    if (from.active != to.active)
        effects.push_back(ActiveSet{idOf(from, from.active), idOf(to, to.active)});
    if (from.used != to.used || from.isClosed != to.isClosed)
        effects.push_back(UsedSet{to.used, to.isClosed});
    if (from.result != to.result)
        effects.push_back(
            ResultSet{wordOf(from.result), wordOf(to.result), to.result ? to.result->rule : QString()});
    if (from.attempt != to.attempt)
        effects.push_back(AttemptSet{to.attempt.has_value(), to.attempt.value_or(Attempt())});
    if (to.open && isOpenOtherwise)
        effects.push_back(OpenSet{storeOpen(to)});
    return effects;
}

std::vector<Effect> allBetween(const State& from, const State& to)
{
    std::vector<Effect> effects;
    for (const table::Changed& changed : table::changedProperties(from, to))
        effects.push_back(changed);
    for (const Effect& effect : difference(from, to))
        effects.push_back(effect);
    return effects;
}

} // namespace roadmarshal::highway_heist
