#include "fit_drive.h"

#include "games/rush_n_crush/dashboard/driving_dice.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

void fitDrive(State& state)
{
    if (!state.acting || !state.acting->drive)
        return;
    const Car& car = state.car(state.acting->car);
    const int speed = state.bubbleOf(car).speed;
    Drive& drive = *state.acting->drive;
    drive.mpLeft = std::min(drive.mpLeft, speed);
    if (isFree(speed))
        drive.lcLeft.reset();
    else if (!drive.lcLeft)
        drive.lcLeft = 0;
    drive.freeChange =
        drive.freeChange && drive.mpLeft > 0 && state.spaceOf(car).straight == none && speed < fastest;
}

} // namespace roadmarshal::rush_n_crush
