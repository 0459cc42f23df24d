#include "games/highway_heist/road/geometry.h"
#include "machine_run.h"

namespace roadmarshal::highway_heist {

// HH-17: as far as the road is free.
void perform(Run& run, const step::Shift& step, const PegWay&)
{
    Vehicle* vehicle = run.state.find(step.vehicle);
    if (!vehicle || (!vehicle->isPlayerVehicle() && !vehicle->isEnemySuv()))
        return;
    int moved = 0;
    while (moved < step.spaces && isFree(run.state, stepped(vehicle->at, step.heading))) {
        vehicle->at = stepped(vehicle->at, step.heading);
        ++moved;
    }
    run.tell(
        {step.vehicle, moved > 0 ? Event::Does::Moves : Event::Does::Stays, toText(vehicle->at), 0, "HH-17"});
}

} // namespace roadmarshal::highway_heist
