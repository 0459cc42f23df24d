// A move from where the car is: before its first step, or in the middle.
#pragma once

#include "games/rush_n_crush/table/state.h"

namespace roadmarshal::rush_n_crush {

struct Start
{
    int car = 0;
    int at = 0;
    int speed = 0;
    int points = 0;
    // Lane changes that are left; nothing where they are free, and where the test is still due.
    std::optional<int> allowance = {};
    bool testIsDue = false;
    int tyres = 0;
    int armour = 0;
    bool shockKills = false; // A10: there is no armour, and the house has any shock kill, also slow rock
    int crossings = 0;
    bool moved = true;
    bool freeChange = false;
    std::vector<int> resisted = {};

    bool lanesAreFree() const;
    // RNC-54, 53: a head-on above 50 takes at least one, at 180 everything; a slower one may take nothing.
    bool isDeath(int headOns) const;
    bool operator==(const Start&) const = default;
};

// Where the car drives already, `allowance` has no say. Without one, a test that has dice is due.
Start startOf(const State& state, int car, std::optional<int> allowance = {});

} // namespace roadmarshal::rush_n_crush
