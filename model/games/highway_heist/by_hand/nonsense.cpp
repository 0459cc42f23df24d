#include "nonsense.h"

#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/road/roofs.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

using Absurd = std::optional<table::Objection>;

Absurd absurd(const QString& code, const QJsonObject& args, const char* rule)
{
    return table::objection(code, args, QLatin1StringView(rule));
}

Absurd wrongOnRoad(const State& state)
{
    std::vector<Place> taken;
    for (const Vehicle& vehicle : state.vehicles) {
        const Footprint footprint = footprintOf(state, vehicle);
        if (!isOnRoad(state, footprint))
            return absurd(u"off-the-road"_s, {{u"vehicle"_s, vehicle.id}}, "HH-17");
        if (flies(state, vehicle))
            continue;
        for (const Place& place : footprint.places()) {
            if (std::ranges::contains(taken, place))
                return absurd(u"two-on-one"_s, {{u"place"_s, toText(place)}}, "HH-62");
            taken.push_back(place);
        }
    }
    return std::nullopt;
}

Absurd wrongVehicle(const State& state, const Vehicle& vehicle)
{
    const QJsonObject args{{u"vehicle"_s, vehicle.id}};
    if (vehicle.isWreck && (vehicle.enemies > 0 || !playersOn(state, vehicle.id).empty()))
        return absurd(u"pegs-on-wreck"_s, args, "HH-31");
    if (vehicle.isWreck && vehicle.owner >= 0)
        return absurd(u"wreck-of-player"_s, args, "HH-30");
    if (freeSlots(state, vehicle) < 0)
        return absurd(u"too-many-pegs"_s, args, "HH-20");
    if (vehicle.enemies > mostEnemiesOn(state, vehicle))
        return absurd(u"too-many-enemies"_s, args, "HH-22");
    if (vehicle.owner < 0 && vehicle.strength > 0)
        return absurd(u"strength-of-nobody"_s, args, "HH-41");
    if (vehicle.owner < 0)
        return std::nullopt;
    const VehicleBoard& board = state.seat(vehicle.owner).board;
    const int full = vehicle.kind == Kind::Suv ? board.hijacked.strength : board.front.strength;
    if (vehicle.strength < 1 || vehicle.strength > full)
        return absurd(u"no-such-strength"_s, args, "HH-44");
    return std::nullopt;
}

Absurd wrongPlayer(const State& state, int player)
{
    const Player& one = state.player(player);
    const QJsonObject args{{u"player"_s, one.id}, {u"vehicle"_s, one.peg.vehicle}};
    const auto owned = [&](const Vehicle& vehicle) { return vehicle.owner == player; };
    if (std::ranges::count_if(state.vehicles, owned) > 1)
        return absurd(u"two-vehicles"_s, args, "HH-25");
    if (one.peg.isAtWheel() && !state.vehicleOf(player))
        return absurd(u"wheel-of-nothing"_s, args, "HH-24");
    if (one.peg.at == Peg::At::Roof && !state.find(one.peg.vehicle))
        return absurd(u"peg-nowhere"_s, args, "HH-20");
    if (one.boost > state.seat(player).character.boostMax)
        return absurd(u"too-much-boost"_s, args, "HH-52");
    if (one.tokens > state.seat(player).character.tokens)
        return absurd(u"too-many-tokens"_s, args, "HH-4");
    return std::nullopt;
}

Absurd wrongTurn(const State& state)
{
    const bool isExhausted = state.active >= 0 && state.player(state.active).isExhausted && !state.result;
    if (isExhausted)
        return absurd(u"exhausted-and-active"_s, {{u"player"_s, state.player(state.active).id}}, "HH-54");
    if (state.active < 0 && state.used > 0)
        return absurd(u"used-by-nobody"_s, {}, "HH-59");
    return std::nullopt;
}

} // namespace

Absurd nonsense(const State& state)
{
    if (auto wrong = wrongOnRoad(state))
        return wrong;
    for (const Vehicle& vehicle : state.vehicles) {
        if (auto wrong = wrongVehicle(state, vehicle))
            return wrong;
    }
    for (int player = 0; player < std::ssize(state.players); ++player) {
        if (auto wrong = wrongPlayer(state, player))
            return wrong;
    }
    if (suvsLeft(state) < 0)
        return absurd(u"too-many-suvs"_s, {}, "HH-28");
    if (enemyPegsLeft(state) < 0)
        return absurd(u"too-many-enemy-pegs"_s, {}, "HH-14");
    for (const auto& [token, at] : state.tokens) {
        if (at != adriftWord && at != outWord && (!state.find(at) || state.find(at)->isWreck))
            return absurd(u"token-nowhere"_s, {{u"token"_s, token}}, "HR-40");
    }
    const auto starts = std::ranges::count(state.vehicles, Kind::Start, &Vehicle::kind);
    if (starts > std::ssize(state.players))
        return absurd(u"too-many-starts"_s, {}, "HH-2");
    return wrongTurn(state);
}

} // namespace roadmarshal::highway_heist
