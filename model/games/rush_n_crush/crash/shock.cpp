#include "shock.h"

#include "games/rush_n_crush/dashboard/driving_dice.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

bool isDestroyed(const Setup& setup, int armour, int loss)
{
    return loss > armour || (armour == 0 && setup.rulings.has(Turned::AnyShock));
}

bool rockHurts(const Setup& setup, int speed)
{
    return !isFree(speed) || !setup.rulings.has(Turned::SlowRockIsFree);
}

int ramTests(const Setup& setup, int pointsLeft)
{
    constexpr int mostInTable = 6;
    return setup.rulings.has(Turned::SixTests) ? std::min(pointsLeft, mostInTable) : pointsLeft;
}

} // namespace roadmarshal::rush_n_crush
