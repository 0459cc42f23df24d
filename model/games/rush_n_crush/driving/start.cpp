#include "start.h"

#include "games/rush_n_crush/crash/shock.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"

namespace roadmarshal::rush_n_crush {

bool Start::lanesAreFree() const
{
    return isFree(speed);
}

bool Start::isDeath(int headOns) const
{
    return headOns > 0 && (speed == fastest || (isFree(speed) ? shockKills : headOns > armour));
}

Start startOf(const State& state, int index, std::optional<int> allowance)
{
    const Car& car = state.car(index);
    const int speed = state.bubbleOf(car).speed;
    Start start{.car = index,
                .at = car.at,
                .speed = speed,
                .points = speed, // RNC-25
                .tyres = car.tyres,
                .armour = car.armour,
                .shockKills = isDestroyed(*state.setup, car.armour, 0) && rockHurts(*state.setup, speed),
                .crossings = car.crossings};
    const Acting* acting = state.actingOf(index);
    if (acting && acting->drive) {
        const Drive& drive = *acting->drive;
        start.points = drive.mpLeft;
        start.allowance = drive.lcLeft;
        start.moved = drive.moved;
        start.freeChange = drive.freeChange;
        start.resisted = drive.resisted;
        return start;
    }
    start.testIsDue = testIsDue(speed) && !allowance;
    if (!isFree(speed) && !start.testIsDue)
        start.allowance = allowance.value_or(0); // A9: at 180 there is none
    return start;
}

} // namespace roadmarshal::rush_n_crush
