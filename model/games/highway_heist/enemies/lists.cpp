#include "lists.h"

#include "games/highway_heist/road/geometry.h"

namespace roadmarshal::highway_heist {

namespace {

// A step for each, made of its id.
template <class Make>
std::vector<Step> stepsFor(const QStringList& ids, Make make)
{
    std::vector<Step> steps;
    for (const QString& id : ids)
        steps.emplace_back(make(id));
    return withSettles(steps);
}

} // namespace

QStringList enemySuvsInOrder(const State& state)
{
    return inOrder(state, [](const Vehicle& vehicle) { return vehicle.isEnemySuv(); });
}

QStringList playerVehiclesInOrder(const State& state)
{
    return inOrder(state, [](const Vehicle& vehicle) { return vehicle.isPlayerVehicle(); });
}

QStringList enemyPegsInOrder(const State& state)
{
    QStringList carriers;
    for (const Vehicle* vehicle : allInOrder(state)) {
        for (int peg = 0; peg < vehicle->enemies; ++peg)
            carriers.append(vehicle->id);
    }
    return carriers;
}

QStringList fallingBackInOrder(const State& state)
{
    return inOrder(state, [&](const Vehicle& vehicle) {
        return vehicle.isWreck || vehicle.isAbandoned() ||
               (vehicle.isPlayerVehicle() && !isManned(state, vehicle));
    });
}

std::vector<Step> withSettles(const std::vector<Step>& steps)
{
    std::vector<Step> all;
    for (const Step& one : steps) {
        all.push_back(one);
        all.emplace_back(step::Settle{});
    }
    return all;
}

std::vector<Step> activations(const State& state, bool approach)
{
    return stepsFor(enemySuvsInOrder(state), [&](const QString& id) { return step::SuvActs{id, approach}; });
}

std::vector<Step> suvSymbol(const State& state)
{
    const QStringList suvs = enemySuvsInOrder(state);
    return suvs.isEmpty() ? placings(playerVehiclesInOrder(state), false) // HH-95
                          : activations(state, false);
}

std::vector<Step> pegActivations(const State& state, bool onlyDamage)
{
    QStringList carriers = enemyPegsInOrder(state);
    if (onlyDamage)
        carriers.removeIf([&](const QString& id) { return !state.find(id)->isPlayerVehicle(); });
    return stepsFor(carriers, [&](const QString& id) { return step::PegActs{id, onlyDamage}; });
}

std::vector<Step> fallingBack(const State& state)
{
    return stepsFor(fallingBackInOrder(state), [](const QString& id) { return step::FallsBack{id}; });
}

std::vector<Step> placings(const QStringList& vehicles, bool isInFront)
{
    return stepsFor(vehicles, [&](const QString& id) { return step::PlaceSuv{id, isInFront}; });
}

} // namespace roadmarshal::highway_heist
