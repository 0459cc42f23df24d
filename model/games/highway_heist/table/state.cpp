#include "state.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

template <class Vehicles>
auto vehicleIn(Vehicles& vehicles, const QString& id)
{
    const auto found = std::ranges::lower_bound(vehicles, id, {}, &Vehicle::id);
    return found != vehicles.end() && found->id == id ? &*found : nullptr;
}

template <class Vehicles>
auto vehicleOwned(Vehicles& vehicles, int player)
{
    const auto found = std::ranges::find(vehicles, player, &Vehicle::owner);
    return player >= 0 && found != vehicles.end() ? &*found : nullptr;
}

} // namespace

int State::playerIndex(const QString& id) const
{
    const auto found = std::ranges::find(players, id, &Player::id);
    return found == players.end() ? -1 : static_cast<int>(found - players.begin());
}

const Vehicle* State::find(const QString& vehicle) const
{
    return vehicleIn(vehicles, vehicle);
}

Vehicle* State::find(const QString& vehicle)
{
    return vehicleIn(vehicles, vehicle);
}

const Vehicle* State::vehicleOf(int player) const
{
    return vehicleOwned(vehicles, player);
}

Vehicle* State::vehicleOf(int player)
{
    return vehicleOwned(vehicles, player);
}

void State::add(Vehicle vehicle)
{
    const auto at = std::ranges::lower_bound(vehicles, vehicle.id, {}, &Vehicle::id);
    vehicles.insert(at, std::move(vehicle));
}

void State::remove(const QString& vehicle)
{
    std::erase_if(vehicles, [&](const Vehicle& one) { return one.id == vehicle; });
}

bool State::operator==(const State& other) const
{
    return (setup == other.setup || *setup == *other.setup) && players == other.players &&
           vehicles == other.vehicles && cards == other.cards && cardDiscard == other.cardDiscard &&
           stunts == other.stunts && stuntDeck == other.stuntDeck && stuntDiscard == other.stuntDiscard &&
           counters == other.counters && tokens == other.tokens && round == other.round &&
           active == other.active && used == other.used && isClosed == other.isClosed &&
           result == other.result && open == other.open && attempt == other.attempt;
}

} // namespace roadmarshal::highway_heist
