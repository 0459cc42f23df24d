#include "effects.h"

#include "cards/move.h"
#include "match.h"
#include "support/toy/decks/deck.h"

namespace roadmarshal::test::toy {

namespace {

using Applied = std::expected<void, Problem>;

Applied set(QStringList& list, const QString& word, bool present)
{
    list.removeAll(word);
    if (present)
        list.append(word);
    list.sort();
    return {};
}

Applied move(State& state, const VehicleMoved& moved)
{
    Vehicle* vehicle = state.find(moved.vehicle);
    if (!vehicle || vehicle->at.size() != moved.to.size())
        return std::unexpected(Problem{moved.vehicle, QStringLiteral("is no such vehicle")});
    vehicle->at = moved.to;
    return {};
}

Applied move(State& state, const CardMoved& moved)
{
    return cards::apply(state.setup->deck, state.deck,
                        {moved.card, moved.from, moved.to, moved.count, moved.hidden})
        .transform_error([&](const QString& why) { return Problem{moved.card, why}; });
}

void differ(std::vector<Effect>& effects, const QStringList& from, const QStringList& to, const auto& make)
{
    for (const QString& word : from) {
        if (!to.contains(word))
            effects.push_back(make(word, false));
    }
    for (const QString& word : to) {
        if (!from.contains(word))
            effects.push_back(make(word, true));
    }
}

} // namespace

Applied apply(State& state, const Effect& effect)
{
    return std::visit(Match{[&](const table::Changed& one) { return table::apply(state, one); },
                            [&](const VehicleMoved& one) { return move(state, one); },
                            [&](const CardMoved& one) { return move(state, one); },
                            [&](const FloodSet& one) { return set(state.flooded, one.space, one.wet); },
                            [&](const TokenSet& one) { return set(state.tokens, one.token, one.present); },
                            [&](const PilotMoved& one) { return state.carrier = one.to, Applied(); },
                            [&](const WaterSet& one) { return state.water = one.to, Applied(); },
                            [&](const TurnPassed& one) { return state.toAct = one.to, Applied(); },
                            [&](const Ended& one) { return state.end = one.to, Applied(); },
                            [&](const table::OwedChanged& one) { return state.owed = one.steps, Applied(); },
                            [](const table::Rolled&) { return Applied(); }},
                      effect);
}

std::vector<Effect> difference(const State& from, const State& to)
{
    std::vector<Effect> effects;
    differ(effects, from.flooded, to.flooded,
           [](const QString& space, bool wet) { return FloodSet{space, wet}; });
    for (size_t i = 0; i < from.vehicles.size(); ++i) {
        if (from.vehicles[i].at != to.vehicles[i].at)
            effects.push_back(VehicleMoved{from.vehicles[i].id, from.vehicles[i].at, to.vehicles[i].at});
    }
    if (from.carrier != to.carrier)
        effects.push_back(PilotMoved{from.carrier, to.carrier});
    if (from.water != to.water)
        effects.push_back(WaterSet{from.water, to.water});
    differ(effects, from.tokens, to.tokens,
           [](const QString& token, bool there) { return TokenSet{token, there}; });
    for (const cards::Move& one : cards::movesBetween(from.setup->deck, from.deck, to.deck, cardPlaces()))
        effects.push_back(CardMoved{one.card, one.from, one.to, one.count, one.hidden});
    if (from.toAct != to.toAct)
        effects.push_back(TurnPassed{from.toAct, to.toAct});
    if (from.end != to.end)
        effects.push_back(Ended{from.end, to.end});
    if (from.owed != to.owed)
        effects.push_back(table::OwedChanged{to.owed});
    return effects;
}

} // namespace roadmarshal::test::toy
