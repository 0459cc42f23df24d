#include "effects.h"

#include "games/highway_heist/table/names.h"
#include "games/highway_heist/table/open_json.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

using Applied = std::expected<void, Problem>;

std::unexpected<Problem> wrong(const QString& what, const char* why)
{
    return std::unexpected(Problem{what, QString::fromLatin1(why)});
}

std::expected<Vehicle*, Problem> vehicleIn(State& state, const QString& id)
{
    Vehicle* vehicle = state.find(id);
    if (!vehicle)
        return wrong(id, "is no vehicle on the road");
    return vehicle;
}

std::expected<Player*, Problem> playerIn(State& state, const QString& id)
{
    const int player = state.playerIndex(id);
    if (player < 0)
        return wrong(id, "is none of the players");
    return &state.player(player);
}

// Nobody if it is empty.
std::expected<int, Problem> ownerIn(const State& state, const QString& id)
{
    const int player = id.isEmpty() ? -1 : state.playerIndex(id);
    if (player < 0 && !id.isEmpty())
        return wrong(id, "is none of the players");
    return player;
}

std::expected<Place, Problem> placeIn(const QString& text)
{
    const auto place = parsePlace(text);
    if (!place)
        return wrong(text, "is no space");
    return *place;
}

Applied add(State& state, const VehicleAdded& one)
{
    const auto kind = enumFor<Kind>(kindWords, one.sort);
    if (!kind || state.find(one.vehicle))
        return wrong(one.vehicle, "can't be put on the road");
    return placeIn(one.at).and_then([&](const Place& at) {
        return ownerIn(state, one.owner).transform([&](int owner) {
            state.add({one.vehicle, *kind, at, owner, one.strength, one.enemies, one.wreck});
        });
    });
}

Applied remove(State& state, const VehicleRemoved& one)
{
    return vehicleIn(state, one.vehicle).transform([&](Vehicle*) { state.remove(one.vehicle); });
}

Applied move(State& state, const VehicleMoved& one)
{
    return placeIn(one.to).and_then([&](const Place& to) {
        return vehicleIn(state, one.vehicle).transform([&](Vehicle* vehicle) { vehicle->at = to; });
    });
}

Applied setOwner(State& state, const OwnerSet& one)
{
    return ownerIn(state, one.to).and_then([&](int owner) {
        return vehicleIn(state, one.vehicle).transform([&](Vehicle* vehicle) { vehicle->owner = owner; });
    });
}

Applied movePeg(State& state, const PegMoved& one)
{
    return playerIn(state, one.player).and_then([&](Player* player) -> Applied {
        Peg peg;
        if (one.to == u"limbo") {
            peg.at = Peg::At::Limbo;
        } else if (one.to != u"wheel") {
            peg.at = Peg::At::Roof;
            peg.vehicle = one.to;
        }
        if (!one.left.isEmpty()) {
            const auto left = placeIn(one.left);
            if (!left)
                return std::unexpected(left.error());
            peg.left = *left;
        }
        player->peg = peg;
        return {};
    });
}

Applied setCards(State& state, const CardsSet& one)
{
    if (one.row.size() != state.cards.size())
        return wrong(one.row.join(u' '), "are not as many Enemy cards as there are spots");
    state.cards = one.row;
    state.cardDiscard = one.discard;
    return {};
}

Applied setStunts(State& state, const StuntsSet& one)
{
    if (one.row.size() != std::ssize(state.stunts) || one.deck.size() != stuntLevels)
        return wrong(one.row.join(u' '), "are not as many Stunts as there are spots");
    for (qsizetype i = 0; i < one.row.size(); ++i)
        state.stunts[static_cast<size_t>(i)] = {one.row[i].section(u':', 0, 0),
                                                one.row[i].section(u':', 1).toInt()};
    for (qsizetype i = 0; i < stuntLevels; ++i)
        state.stuntDeck[static_cast<size_t>(i)] = one.deck[i].toInt();
    state.stuntDiscard = one.discard;
    return {};
}

Applied setCounter(State& state, const CounterSet& one)
{
    const auto found = state.counters.find(one.counter);
    if (found == state.counters.end())
        return wrong(one.counter, "is no counter");
    found->second = one.to;
    return {};
}

Applied setToken(State& state, const TokenSet& one)
{
    const auto found = state.tokens.find(one.token);
    if (found == state.tokens.end())
        return wrong(one.token, "is no token");
    found->second = one.to;
    return {};
}

Applied setResult(State& state, const ResultSet& one)
{
    state.result = one.to.isEmpty() ? std::nullopt : std::optional(Result{one.to == u"won", one.by});
    return {};
}

Applied setOpen(State& state, const OpenSet& one)
{
    if (one.open.isEmpty()) {
        state.open.reset();
        return {};
    }
    const json::Reader reader{QJsonValue(one.open)};
    const auto open = readOpen(reader, state);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    state.open = open;
    return {};
}

} // namespace

Applied apply(State& state, const Effect& effect)
{
    return std::visit(
        Match{
            [&](const table::Changed& one) { return table::apply(state, one); },
            [&](const VehicleAdded& one) { return add(state, one); },
            [&](const VehicleRemoved& one) { return remove(state, one); },
            [&](const VehicleMoved& one) { return move(state, one); },
            [&](const WreckSet& one) {
                return vehicleIn(state, one.vehicle).transform([&](Vehicle* vehicle) {
                    vehicle->isWreck = one.wreck;
                });
            },
            [&](const OwnerSet& one) { return setOwner(state, one); },
            [&](const PegMoved& one) { return movePeg(state, one); },
            [&](const ExhaustedSet& one) {
                return playerIn(state, one.player).transform([&](Player* player) {
                    player->isExhausted = one.exhausted;
                });
            },
            [&](const CardsSet& one) { return setCards(state, one); },
            [&](const StuntsSet& one) { return setStunts(state, one); },
            [&](const CounterSet& one) { return setCounter(state, one); },
            [&](const TokenSet& one) { return setToken(state, one); },
            [&](const RoundSet& one) { return state.round = one.to, Applied(); },
            [&](const ActiveSet& one) {
                return ownerIn(state, one.to).transform([&](int player) { state.active = player; });
            },
            [&](const UsedSet& one) { return state.used = one.used, state.isClosed = one.closed, Applied(); },
            [&](const ResultSet& one) { return setResult(state, one); },
            [&](const OpenSet& one) { return setOpen(state, one); },
            [&](const AttemptSet& one) {
                return state.attempt = one.is ? std::optional(one.attempt) : std::nullopt, Applied();
            },
            [](const auto&) { return Applied(); }},
        effect);
}

} // namespace roadmarshal::highway_heist
