// A roll of the app's while something about it is still open: whether it is boosted, or what its success
// brings.
#pragma once

#include "games/highway_heist/dice/effort.h"

namespace roadmarshal::highway_heist {

struct Attempt
{
    QString action; // "ram"; empty: a Defense roll against what the machine waits for
    QString target; // a vehicle, or a Stunt
    EffortRoll roll;
    bool isSettled = false; // nobody has to say whether it is boosted
    STORED(Attempt, action, target, roll, isSettled);
    bool operator==(const Attempt&) const = default;
};

} // namespace roadmarshal::highway_heist
