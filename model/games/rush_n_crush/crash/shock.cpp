#include "shock.h"

#include "games/rush_n_crush/dashboard/driving_dice.h"

namespace roadmarshal::rush_n_crush {

bool isDestroyed(const Setup& setup, int armour, int loss)
{
    return loss > armour || (armour == 0 && setup.rulings.has(Turned::AnyShock));
}

bool rockHurts(const Setup& setup, int speed)
{
    return !isFree(speed) || !setup.rulings.has(Turned::SlowRockIsFree);
}

} // namespace roadmarshal::rush_n_crush
