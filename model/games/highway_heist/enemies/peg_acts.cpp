#include "games/highway_heist/pegs/leaving.h"
#include "games/highway_heist/road/roofs.h"
#include "machine_run.h"

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

const Vehicle* carrier(const State& state, const step::PegActs& step)
{
    const Vehicle* vehicle = state.find(step.on);
    return vehicle && vehicle->enemies > 0 ? vehicle : nullptr;
}

// HH-98
bool brawls(const State& state, const Vehicle& vehicle)
{
    return (vehicle.isEnemySuv() || vehicle.kind == Kind::Enemy) && !playersOn(state, vehicle.id).empty();
}

// HH-99, HH-101: the Active one if it is among them.
std::vector<PegWay> roofsBeside(const State& state, const Vehicle& from)
{
    std::vector<PegWay> roofs;
    for (const Vehicle& vehicle : state.vehicles) {
        if (!vehicle.isPlayerVehicle() || !areAdjacent(state, from, vehicle) || !takesEnemy(state, vehicle))
            continue;
        if (vehicle.owner == state.open->roller)
            return {{enemyWord, vehicle.id}};
        roofs.push_back({enemyWord, vehicle.id});
    }
    return roofs;
}

void brawl(Run& run, const Vehicle& vehicle)
{
    auto ways = waysOfThrown(run.state, vehicle);
    if (ways.empty()) {
        run.tell({vehicle.id, Stays, {}, 0, "HH-98", "HR-33"});
        return;
    }
    run.tell({vehicle.id, Throws, {}, 0, "HH-98"});
    run.push(step::PegsGo{std::move(ways)});
}

} // namespace

Choices choicesOf(const State& state, const step::PegActs& step)
{
    const Vehicle* vehicle = carrier(state, step);
    if (!vehicle || step.onlyDamage || vehicle->isPlayerVehicle() || brawls(state, *vehicle))
        return {};
    return {NeedChoice::About::EnemyPeg, roofsBeside(state, *vehicle), "HH-99"};
}

// HH-96: only the first that applies.
void perform(Run& run, const step::PegActs& step, const PegWay& chosen)
{
    const Vehicle* vehicle = carrier(run.state, step);
    if (!vehicle)
        return;
    if (vehicle->isPlayerVehicle()) {
        const int amount = run.state.guide().numbers.peg;
        run.tell({enemyWord, Damages, step.on, amount, "HH-97"});
        run.push(step::Hit{step.on, amount});
    } else if (step.onlyDamage) {
        return;
    } else if (brawls(run.state, *vehicle)) {
        brawl(run, *vehicle);
    } else if (!chosen.to.isEmpty()) {
        --run.state.find(step.on)->enemies;
        put(run.state, chosen);
        run.tell({enemyWord, Goes, chosen.to, 0, "HH-99"});
    } else {
        run.tell({step.on, Stays, {}, 0, "HH-100"});
    }
}

} // namespace roadmarshal::highway_heist
