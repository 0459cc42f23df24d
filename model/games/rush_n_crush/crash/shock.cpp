#include "shock.h"

namespace roadmarshal::rush_n_crush {

bool isDestroyed(const Setup& setup, int armour, int loss)
{
    return loss > armour || (armour == 0 && setup.rulings.has(Turned::AnyShock));
}

} // namespace roadmarshal::rush_n_crush
