#include "carry.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

void loseEnemy(Vehicle* vehicle)
{
    if (vehicle)
        vehicle->enemies = std::max(0, vehicle->enemies - 1);
}

} // namespace

void driveTo(State& state, int player, const Place& to)
{
    if (Vehicle* vehicle = state.vehicleOf(player))
        vehicle->at = to;
}

void leapTo(State& state, int player, const QString& vehicle, bool toWheel)
{
    state.player(player).peg =
        toWheel ? Peg{Peg::At::Wheel, {}, {}} : Peg{Peg::At::Roof, vehicle, {}}; // HH-34
}

void forceTo(State& state, int player, const QString& target, const Place& to, bool follows)
{
    Vehicle* forced = state.find(target);
    if (!forced)
        return;
    const Place left = forced->at;
    forced->at = to;
    if (follows)
        driveTo(state, player, left);
}

void shakeOff(State& state, int player)
{
    loseEnemy(state.vehicleOf(player));
}

void brawlOff(State& state, int player)
{
    loseEnemy(state.find(state.player(player).peg.vehicle));
}

void hijack(State& state, int player)
{
    Vehicle* taken = state.find(state.player(player).peg.vehicle);
    if (!taken)
        return;
    if (Vehicle* former = state.vehicleOf(player)) {
        former->owner = -1;
        former->strength = 0;
    }
    taken->owner = player;
    taken->strength = state.seat(player).board.hijacked.strength;
    state.player(player).peg = Peg{Peg::At::Wheel, {}, {}};
}

void takeBoost(State& state, int player)
{
    int& boost = state.player(player).boost;
    boost = std::min(boost + 1, std::max(boost, state.seat(player).character.boostMax));
}

void performStunt(State& state, int player, const QString& card)
{
    const auto spot = std::ranges::find(state.stunts, card, &StuntSpot::card);
    if (spot != state.stunts.end() && spot->tokens > 0) {
        --spot->tokens;
        takeBoost(state, player);
    }
    const auto stunt = state.guide().stunts.find(card);
    if (stunt != state.guide().stunts.end() && stunt->second.wins)
        state.result = Result{true, QStringLiteral("HH-121")};
}

} // namespace roadmarshal::highway_heist
