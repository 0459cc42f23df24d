#include "defense.h"

#include "games/highway_heist/actions/powers.h"
#include "games/highway_heist/actions/rating.h"
#include "games/highway_heist/road/geometry.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

int defenseDice(const State& state, const Vehicle& vehicle)
{
    const int character = isManned(state, vehicle) ? state.seat(vehicle.owner).character.icons.defense : 0;
    return std::min(mostDice, extraDice(state, vehicle.owner, Skill::Defense) + character +
                                  boardSide(state, vehicle.owner)->icons.defense);
}

} // namespace roadmarshal::highway_heist
