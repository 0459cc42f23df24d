// Ratings: the icons of both boards (HH-36).
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

// The side of the Vehicle Board that lies up; null without a Player Vehicle.
const BoardSide* boardSide(const State& state, int player);

// What a player rolls, or how far one drives or leaps.
struct Rating
{
    int character = 0;
    int vehicle = 0;
    int total() const { return character + vehicle; }
};
Rating ratingOf(const State& state, int player, Skill skill);

} // namespace roadmarshal::highway_heist
