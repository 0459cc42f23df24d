// The numbers of a guide, by name and with their bounds.
#pragma once

#include "games/highway_heist/table/guide.h"

#include <array>

namespace roadmarshal::highway_heist {

struct NumberField
{
    const char* name;
    int Numbers::* member;
    int least;
    int most;
};

inline constexpr std::array<NumberField, 13> numberFields{
    {{"ram", &Numbers::ram, 0, 20},
     {"force", &Numbers::force, 0, 20},
     {"forceSpaces", &Numbers::forceSpaces, 0, mostColumns},
     {"shake", &Numbers::shake, 0, 20},
     {"brawl", &Numbers::brawl, 0, 20},
     {"hijack", &Numbers::hijack, 0, 20},
     {"slam", &Numbers::slam, 0, 100},
     {"peg", &Numbers::peg, 0, 100},
     {"push", &Numbers::push, 0, 100},
     {"suvs", &Numbers::suvs, 0, 60},
     {"enemyPegs", &Numbers::enemyPegs, 0, 60},
     {"cardSpots", &Numbers::cardSpots, 1, 20},
     {"stuntSpots", &Numbers::stuntSpots, 1, 20}}};

} // namespace roadmarshal::highway_heist
