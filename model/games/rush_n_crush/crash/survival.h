// The odds of armour against what a car goes through on a move.
#pragma once

#include "dice/fraction.h"

namespace roadmarshal::rush_n_crush {

struct Ordeal
{
    int speed = 0;   // of the head-ons
    int wrecks = 0;  // RNC-49: a hard test each
    int headOns = 0; // RNC-50 to 54
    int tests = 0;   // RNC-36, 48: ordinary ones, thrown at once in the end
    // A10, where any shock kills who has no armour left: then it matters what comes before what.
    bool shocksKill = false;
    bool wreckLast = false; // after the head-ons
    auto operator<=>(const Ordeal&) const = default;
};

// P(all that is lost ≤ armour), which A10 takes for being alive; where shocks kill, armour was left before
// each of them.
dice::Fraction survival(const Ordeal& ordeal, int armour);

} // namespace roadmarshal::rush_n_crush
