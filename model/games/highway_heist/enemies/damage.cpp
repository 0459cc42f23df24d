#include "machine_run.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using enum Event::Does;

// HH-42 to HH-45
void takeDamage(Run& run, const step::Hit& hit, int successes)
{
    Vehicle* vehicle = run.state.find(hit.vehicle);
    const int taken = std::max(0, hit.amount - successes);
    const bool isDestroyed = taken >= vehicle->strength;
    vehicle->strength = std::max(0, vehicle->strength - taken);
    run.tell({hit.vehicle, Takes, {}, taken, "HH-44"});
    if (isDestroyed)
        destroy(run, hit.vehicle, false, "HH-45");
}

// HR-38: who is lost meanwhile is left out.
void perform(Run&, const step::Hit&, const PegWay&) {}

Choices choicesOf(const State& state, const step::HitStrongest&)
{
    int most = 0;
    for (const Vehicle& vehicle : state.vehicles)
        most = std::max(most, vehicle.isPlayerVehicle() ? vehicle.strength : 0);
    Choices choices{NeedChoice::About::Card, {}, "HR-38"};
    for (const Vehicle& vehicle : state.vehicles) {
        if (vehicle.isPlayerVehicle() && vehicle.strength == most)
            choices.options.push_back({QStringLiteral("card"), vehicle.id});
    }
    return choices;
}

void perform(Run& run, const step::HitStrongest& step, const PegWay& chosen)
{
    if (chosen.to.isEmpty())
        return;
    run.tell({QStringLiteral("card"), Damages, chosen.to, step.amount, "HH-105", "HR-38"});
    run.push(step::Hit{chosen.to, step.amount});
}

} // namespace roadmarshal::highway_heist
