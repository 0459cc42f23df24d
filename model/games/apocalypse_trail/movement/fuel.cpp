#include "fuel.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

// Goes through the dry ones from `next` on and gives each another tower.
void assign(const Rigs& rigs, const std::vector<size_t>& dry, size_t next, std::vector<bool>& busy,
            Tows& tows, std::vector<Tows>& ways)
{
    if (next == dry.size()) {
        ways.push_back(tows);
        return;
    }
    for (size_t tower = 0; tower < rigs.size(); ++tower) {
        // ATR-12: one each
        if (busy[tower] || !canTow(rigs[tower], rigs[dry[next]]))
            continue;
        busy[tower] = true;
        tows.push_back({dry[next], tower});
        assign(rigs, dry, next + 1, busy, tows, ways);
        tows.pop_back();
        busy[tower] = false;
    }
}

} // namespace

Rigs rigsOf(const State& state, const QString& pawn)
{
    Rigs rigs;
    for (const int index : state.convoyOf(pawn)) {
        const std::optional<Vehicle>& vehicle = state.crews[static_cast<size_t>(index)].vehicle;
        if (!vehicle)
            continue;
        const VehicleCard& card = *state.box().vehicle(vehicle->card);
        rigs.push_back({index, card.speed, card.tracker, {vehicle->tracker, vehicle->tank}});
    }
    return rigs;
}

bool canTow(const Rig& tower, const Rig& dry)
{
    return tower.speed <= dry.speed && tower.left() >= towSpots;
}

std::vector<Tows> waysToMove(const Rigs& rigs)
{
    if (rigs.empty())
        return {};
    std::vector<size_t> dry;
    for (size_t i = 0; i < rigs.size(); ++i) {
        if (rigs[i].isDry())
            dry.push_back(i);
    }
    std::vector<Tows> ways;
    std::vector<bool> busy(rigs.size(), false);
    Tows tows;
    assign(rigs, dry, 0, busy, tows, ways);
    return ways;
}

void primeTracker(Rig& rig)
{
    if (rig.fuel.tracker == 0 && rig.fuel.tank > 0) {
        --rig.fuel.tank;
        rig.fuel.tracker = rig.most;
    }
}

void spendSpots(Rig& rig, int spots)
{
    primeTracker(rig); // before the first turn it may still be empty
    for (int spot = 0; spot < spots && rig.fuel.tracker > 0; ++spot) {
        --rig.fuel.tracker;
        primeTracker(rig);
    }
}

void spendSquare(Rigs& rigs, const Tows& tows)
{
    for (size_t i = 0; i < rigs.size(); ++i) {
        if (std::ranges::contains(tows, i, &Tow::towed))
            continue;
        spendSpots(rigs[i], std::ranges::contains(tows, i, &Tow::by) ? towSpots : 1);
    }
}

void spendSquare(State& state, const QString& pawn, const Tows& tows)
{
    Rigs rigs = rigsOf(state, pawn);
    spendSquare(rigs, tows);
    for (const Rig& rig : rigs) {
        Vehicle& vehicle = *state.crews[static_cast<size_t>(rig.crew)].vehicle;
        vehicle.tracker = rig.fuel.tracker;
        vehicle.tank = rig.fuel.tank;
    }
}

void primeTracker(State& state, const QString& crew)
{
    std::optional<Vehicle>& vehicle = state.crew(crew)->vehicle;
    if (!vehicle || state.turn.step == Step::Outfit)
        return;
    Rig rig{.most = state.box().vehicle(vehicle->card)->tracker, .fuel = {vehicle->tracker, vehicle->tank}};
    primeTracker(rig);
    vehicle->tracker = rig.fuel.tracker;
    vehicle->tank = rig.fuel.tank;
}

} // namespace roadmarshal::apocalypse_trail
