#include "roofs.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

int slotsOf(const State& state, const Vehicle& vehicle)
{
    if (vehicle.isWreck)
        return 0;
    if (vehicle.kind != Kind::Enemy)
        return usualSlots;
    const GuideVehicle* guide = state.guide().vehicle(vehicle.id);
    return guide ? guide->roofSlots : 0;
}

std::vector<int> playersOn(const State& state, const QString& vehicle)
{
    std::vector<int> players;
    for (int player = 0; player < std::ssize(state.players); ++player) {
        if (state.player(player).peg.isOn(vehicle))
            players.push_back(player);
    }
    return players;
}

int freeSlots(const State& state, const Vehicle& vehicle)
{
    const auto players = std::ranges::count_if(
        state.players, [&](const Player& player) { return player.peg.isOn(vehicle.id); });
    return slotsOf(state, vehicle) - vehicle.enemies - static_cast<int>(players);
}

bool hasFreeSlot(const State& state, const Vehicle& vehicle)
{
    return freeSlots(state, vehicle) > 0;
}

int mostEnemiesOn(const State& state, const Vehicle& vehicle)
{
    if (vehicle.isWreck)
        return 0;
    if (vehicle.kind != Kind::Enemy)
        return 1;
    const GuideVehicle* guide = state.guide().vehicle(vehicle.id);
    return guide ? guide->enemyPegs : 0;
}

bool takesEnemy(const State& state, const Vehicle& vehicle)
{
    return vehicle.enemies < mostEnemiesOn(state, vehicle) && hasFreeSlot(state, vehicle);
}

int suvsLeft(const State& state)
{
    return state.guide().numbers.suvs -
           static_cast<int>(std::ranges::count(state.vehicles, Kind::Suv, &Vehicle::kind));
}

int enemyPegsLeft(const State& state)
{
    int left = state.guide().numbers.enemyPegs;
    for (const Vehicle& vehicle : state.vehicles)
        left -= vehicle.enemies;
    return left;
}

QString nextSuvId(const State& state)
{
    for (int number = 1;; ++number) {
        QString id = QStringLiteral("suv%1").arg(number);
        if (!state.find(id) && state.playerIndex(id) < 0 && !state.guide().vehicle(id))
            return id;
    }
}

} // namespace roadmarshal::highway_heist
