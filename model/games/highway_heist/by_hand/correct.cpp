#include "correct.h"

#include "games/highway_heist/pegs/leaving.h"
#include "games/highway_heist/road/roofs.h"
#include "games/highway_heist/table/names.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Correction;
using Done = std::expected<void, table::Objection>;

namespace {

Done wrong(const char* code, const Correction& correction)
{
    return std::unexpected(table::wrongCorrection(QLatin1StringView(code), correction));
}

Done noProperty(const Correction& correction)
{
    return wrong("no-such-property", correction);
}

Done noValue(const Correction& correction)
{
    return wrong("no-such-value", correction);
}

// What it carried and who stood on it: adrift, beside the road.
void letGo(State& state, const Vehicle& vehicle)
{
    for (auto& [token, at] : state.tokens) {
        if (at == vehicle.id)
            at = adriftWord;
    }
    for (int player = 0; player < std::ssize(state.players); ++player) {
        Peg& peg = state.player(player).peg;
        if (peg.isOn(vehicle.id) || (peg.isAtWheel() && vehicle.owner == player))
            peg = {Peg::At::Limbo, {}, vehicle.at};
    }
}

// Who has lost the wheel stands on the roof, or beside the road if the vehicle is none to stand on.
void leaveWheel(State& state, const Vehicle& vehicle)
{
    if (vehicle.owner < 0)
        return;
    Peg& peg = state.player(vehicle.owner).peg;
    if (peg.isAtWheel())
        peg = vehicle.isWreck ? Peg{Peg::At::Limbo, {}, vehicle.at} : Peg{Peg::At::Roof, vehicle.id, {}};
}

int strengthOf(const State& state, const Vehicle& vehicle, int owner)
{
    const VehicleBoard& board = state.seat(owner).board;
    return vehicle.kind == Kind::Suv ? board.hijacked.strength : board.front.strength;
}

Done setAt(State& state, Vehicle& vehicle, const Correction& correction)
{
    if (correction.value == u"off") {
        letGo(state, vehicle);
        state.remove(vehicle.id);
        return {};
    }
    const auto place = parsePlace(correction.value);
    if (!place)
        return noValue(correction);
    vehicle.at = *place;
    return {};
}

Done setOwner(State& state, Vehicle& vehicle, const Correction& correction)
{
    const int owner = state.playerIndex(correction.value);
    const bool isNobody = correction.value == u"none";
    if ((owner < 0 && !isNobody) || vehicle.kind == Kind::Enemy || (vehicle.isWreck && !isNobody))
        return noValue(correction);
    if (vehicle.owner == owner)
        return {};
    leaveWheel(state, vehicle);
    if (owner >= 0) {
        // HH-80: nobody has two.
        if (Vehicle* former = state.vehicleOf(owner)) {
            leaveWheel(state, *former);
            former->owner = -1;
            former->strength = 0;
        }
    }
    vehicle.owner = owner;
    vehicle.strength = owner < 0 ? 0 : strengthOf(state, vehicle, owner);
    return {};
}

Done setWreck(State& state, Vehicle& vehicle, const Correction& correction)
{
    const auto is = table::yesNo(correction.value, u"off"_s, u"on"_s);
    if (!is || vehicle.kind == Kind::Enemy)
        return noValue(correction);
    if (*is == vehicle.isWreck)
        return {};
    if (*is) {
        letGo(state, vehicle);
        vehicle.owner = -1;
        vehicle.strength = 0;
        vehicle.enemies = 0;
    }
    vehicle.isWreck = *is;
    return {};
}

Done correctVehicle(State& state, Vehicle& vehicle, const Correction& correction)
{
    if (correction.property == u"at")
        return setAt(state, vehicle, correction);
    if (correction.property == u"owner")
        return setOwner(state, vehicle, correction);
    if (correction.property == u"wreck")
        return setWreck(state, vehicle, correction);
    return noProperty(correction);
}

Done setPeg(State& state, int player, const Correction& correction)
{
    Peg& peg = state.player(player).peg;
    if (correction.value == u"wheel") {
        if (!state.vehicleOf(player))
            return noValue(correction);
        peg = {Peg::At::Wheel, {}, {}};
    } else if (correction.value == limboWord) {
        // HR-34: nobody waits while there is a slot.
        const auto hasSlot = [&](const Vehicle& vehicle) { return hasFreeSlot(state, vehicle); };
        if (std::ranges::any_of(state.vehicles, hasSlot))
            return noValue(correction);
        const Vehicle* on = peg.isAtWheel() ? state.vehicleOf(player) : state.find(peg.vehicle);
        peg = {Peg::At::Limbo, {}, on ? on->at : peg.left};
    } else if (state.find(correction.value)) {
        peg = {Peg::At::Roof, correction.value, {}};
    } else {
        return noValue(correction);
    }
    return {};
}

Done correctPlayer(State& state, int player, const Correction& correction)
{
    if (correction.property == u"peg")
        return setPeg(state, player, correction);
    if (correction.property != u"exhausted")
        return noProperty(correction);
    const auto is = table::yesNo(correction.value, u"off"_s, u"on"_s);
    if (!is)
        return noValue(correction);
    state.player(player).isExhausted = *is;
    return {};
}

Done correctMarker(State& state, const Correction& correction)
{
    if (correction.property == u"round") {
        const auto round = table::numberIn(correction.value, 1, mostRounds);
        if (!round)
            return noValue(correction);
        state.round = *round;
        return {};
    }
    if (correction.property == u"active") {
        const int player = state.playerIndex(correction.value);
        if (player < 0 && correction.value != u"none")
            return noValue(correction);
        if (player == state.active)
            return {};
        state.active = player;
        state.used = 0;
        state.isClosed = false;
        state.attempt.reset();
        return {};
    }
    if (correction.property != u"used")
        return noProperty(correction);
    const auto used = table::numberIn(correction.value, 0, state.active < 0 ? 0 : actionsPerTurn);
    if (!used)
        return noValue(correction);
    state.used = *used;
    state.isClosed = false;
    return {};
}

Done setCounter(State& state, const Correction& correction)
{
    const auto count = table::numberIn(correction.value, -mostCount, mostCount);
    if (!count)
        return noValue(correction);
    state.counters[correction.subject] = *count;
    return {};
}

Done setToken(State& state, const Correction& correction)
{
    const Vehicle* vehicle = state.find(correction.value);
    const bool isWord = correction.value == adriftWord || correction.value == outWord;
    if (!isWord && (!vehicle || vehicle->isWreck))
        return noValue(correction);
    state.tokens[correction.subject] = correction.value;
    return {};
}

Done setTokensOfStunt(State& state, StuntSpot& spot, const Correction& correction)
{
    const auto card = state.guide().stunts.find(spot.card);
    const int most = card == state.guide().stunts.end() ? 0 : card->second.tokens;
    const auto tokens = table::numberIn(correction.value, 0, most);
    if (!tokens)
        return noValue(correction);
    spot.tokens = *tokens;
    return {};
}

// An SUV of the supply comes onto the road, or an enemy of the guide.
Done addVehicle(State& state, const Correction& correction)
{
    const auto place = parsePlace(correction.value);
    if (!place || !mayBeId(correction.subject))
        return noValue(correction);
    const bool isOfGuide = state.guide().vehicle(correction.subject) != nullptr;
    state.add({.id = correction.subject, .kind = isOfGuide ? Kind::Enemy : Kind::Suv, .at = *place});
    return {};
}

} // namespace

Done correct(State& state, const Correction& correction)
{
    const QString& subject = correction.subject;
    if (correction.property == u"counter" && state.counters.contains(subject))
        return setCounter(state, correction);
    if (correction.property == u"token" && state.tokens.contains(subject))
        return setToken(state, correction);
    if (correction.property == u"tokens") {
        const auto spot = std::ranges::find(state.stunts, subject, &StuntSpot::card);
        return spot == state.stunts.end() ? wrong("no-such-subject", correction)
                                          : setTokensOfStunt(state, *spot, correction);
    }
    if (subject == u"marker")
        return correctMarker(state, correction);
    if (const int player = state.playerIndex(subject); player >= 0)
        return correctPlayer(state, player, correction);
    if (Vehicle* vehicle = state.find(subject))
        return correctVehicle(state, *vehicle, correction);
    return correction.property == u"at" ? addVehicle(state, correction)
                                        : wrong("no-such-subject", correction);
}

} // namespace roadmarshal::highway_heist
