// Every way in which a movement can end: all rolls, all towings, all stops at shelters.
#pragma once

#include "square.h"

#include <expected>
#include <stop_token>

namespace roadmarshal::apocalypse_trail {

struct End
{
    std::vector<int> rolls = {}; // that end so; of a push none
    int moved = 0;
    int at = 0;
    Stop stop = Stop::Spent;
    int scenario = 0; // its number, where one stops
    std::vector<int> eats = {};
    std::vector<int> shelters = {}; // free ones entered, in a Race
    Rigs rigs = {};                 // with the fuel that is left
    std::vector<int> path = {};
    std::vector<Tows> tows = {}; // square by square, in one way to this end
};

struct Journey
{
    bool push = false;
    bool back = false;
    std::vector<int> rolls = {}; // sorted; of a push its squares alone
};

inline constexpr size_t mostEnds = 200'000;
struct TooManyEnds
{
};

// In no particular order. There must be nothing against setting out.
std::expected<std::vector<End>, TooManyEnds> endsOf(const State& state, const QString& pawn,
                                                    const Journey& journey, const std::stop_token& stop = {});

// For each roll, where its longest way ends: squares with the number of rolls.
std::map<int, int> landings(const std::vector<End>& ends, const Journey& journey);

} // namespace roadmarshal::apocalypse_trail
