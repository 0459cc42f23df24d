// The points of a Race, by what they are for.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

struct Score
{
    int crew = 0; // index
    int vehicles = 0;
    int mods = 0;
    int resources = 0;
    int survivors = 0;
    int shelter = 0;
    int currency = 0;
    int rank = 1;

    int total() const { return vehicles + mods + resources + survivors + shelter + currency; }
};

// AT-93 to AT-95: best first, in the order of the crews at equal rank.
std::vector<Score> standings(const State& state);
// AT-94: those with the highest total, and of these with the best shelter.
QStringList winners(const State& state);

} // namespace roadmarshal::apocalypse_trail
