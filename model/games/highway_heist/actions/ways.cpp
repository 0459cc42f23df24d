#include "ways.h"

#include "carry.h"
#include "games/highway_heist/enemies/stunt_row.h"
#include "settled.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

bool isAtWheel(const State& state, int player)
{
    return state.player(player).peg.isAtWheel() && state.vehicleOf(player);
}

bool hasEnemy(const Vehicle* vehicle)
{
    return vehicle && vehicle->enemies > 0;
}

QString refusalOfHijack(const State& state, int player)
{
    const Vehicle* under = state.find(state.player(player).peg.vehicle);
    if (under && under->owner >= 0 && under->owner != player)
        return u"HH-81"_s;
    return under && under->isEnemySuv() ? QString() : u"HH-78"_s;
}

void addInPlace(const State& state, int player, void (*carry)(State&, int), Ways& ways)
{
    State after = state;
    carry(after, player);
    for (const State& table : settled(std::move(after), player))
        ways.results.push_back({{}, {}, {}, {}, {}, table});
}

void addStunts(const State& state, int player, Ways& ways)
{
    for (const StuntSpot& spot : state.stunts) {
        if (spot.card.isEmpty())
            continue;
        const Named named{spot.card, {}, {}};
        if (isFaceDown(state, spot)) {
            ways.no.push_back({named, {u"HH-85"_s}});
            continue;
        }
        State after = state;
        performStunt(after, player, spot.card);
        for (const State& table : settled(std::move(after), player))
            ways.results.push_back({named, {}, {}, {}, {}, table});
    }
}

std::optional<Why> whyNotStunt(const State& state, const QString& card)
{
    for (const StuntSpot& spot : state.stunts) {
        if (spot.card == card)
            return isFaceDown(state, spot) ? std::optional(Why{u"HH-85"_s}) : std::nullopt;
    }
    return Why{u"HH-83"_s};
}

} // namespace

QString refusalOf(const State& state, int player, const QString& action)
{
    if (state.result)
        return state.result->rule;
    const Peg& peg = state.player(player).peg;
    if (peg.isInLimbo() && action != u"boost")
        return u"HR-18"_s;
    if (action == u"drive" && !isAtWheel(state, player))
        return u"HH-61"_s;
    if (action == u"ram" && !isAtWheel(state, player))
        return u"HH-69"_s;
    if (action == u"force" && !isAtWheel(state, player))
        return u"HH-71"_s;
    if (action == u"shake" && !(isAtWheel(state, player) && hasEnemy(state.vehicleOf(player))))
        return u"HH-76"_s;
    if (action == u"brawl" && (peg.at != Peg::At::Roof || !hasEnemy(state.find(peg.vehicle))))
        return u"HH-77"_s;
    if (action == u"hijack")
        return refusalOfHijack(state, player);
    if (action == u"boost" && state.player(player).boost >= state.seat(player).character.boostMax)
        return u"HH-52"_s;
    return {};
}

std::optional<Why> whyNot(const State& state, int player, const QString& action, const Named& named)
{
    if (action == u"stunt")
        return named.target.isEmpty() ? std::nullopt : whyNotStunt(state, named.target);
    const auto place = parsePlace(named.to);
    if (action == u"drive")
        return place ? whyNotDrive(state, player, *place) : std::nullopt;
    const Vehicle* vehicle = state.find(action == u"leap" ? named.to : named.target);
    if (action == u"leap") // who has no vehicle has no wheel
        return vehicle                   ? whyNotLeap(state, player, *vehicle, named.seat == wheelWord)
               : named.seat == wheelWord ? std::optional(Why{u"HH-24"_s})
                                         : std::nullopt;
    if (!vehicle)
        return std::nullopt;
    if (action == u"ram")
        return whyNotRam(state, player, *vehicle);
    if (action != u"force")
        return std::nullopt;
    const auto why = whyNotForce(state, player, *vehicle);
    return why || !place ? why : whyNotForceTo(state, player, *vehicle, *place);
}

bool hasTarget(const State& state, int player, const QString& action)
{
    const auto can = [&](const Named& named) { return !whyNot(state, player, action, named); };
    if (action == u"drive")
        return !isStuck(state, *state.vehicleOf(player));
    if (action == u"stunt")
        return std::ranges::any_of(state.stunts, [&](const StuntSpot& spot) {
            return !spot.card.isEmpty() && can({spot.card, {}, {}});
        });
    return std::ranges::any_of(state.vehicles, [&](const Vehicle& vehicle) {
        if (action == u"leap")
            return can({{}, vehicle.id, roofWord}) || can({{}, vehicle.id, wheelWord});
        return can({vehicle.id, {}, {}}) && (action != u"force" || !isStuck(state, vehicle));
    });
}

Ways waysOf(const State& table, int player, const QString& action)
{
    State state = table;
    state.open.reset(); // what is owed comes first, but has no part in it
    Ways ways;
    ways.refused = refusalOf(state, player, action);
    if (!ways.refused.isEmpty())
        return ways;
    if (action == u"drive")
        addDrives(state, player, ways);
    else if (action == u"leap")
        addLeaps(state, player, ways);
    else if (action == u"ram")
        addRams(state, player, ways);
    else if (action == u"force")
        addForces(state, player, ways);
    else if (action == u"shake")
        addInPlace(state, player, shakeOff, ways);
    else if (action == u"brawl")
        addInPlace(state, player, brawlOff, ways);
    else if (action == u"hijack")
        addInPlace(state, player, hijack, ways);
    else if (action == u"boost")
        addInPlace(state, player, takeBoost, ways);
    else if (action == u"stunt")
        addStunts(state, player, ways);
    return ways;
}

} // namespace roadmarshal::highway_heist
