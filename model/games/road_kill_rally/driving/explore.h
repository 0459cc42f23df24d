// All ways that a move, or the rest of one, can go as long as no check wipes the car out (§6.2).
#pragma once

#include "drive.h"

namespace roadmarshal::road_kill_rally {

enum class Ends { End, Finish, Collision, Unknown };

// A space that is entered.
struct Entered
{
    int space = none;
    bool isDiagonal = false;
    bool isJump = false; // over the car that stands there (RKR-91)
};

struct Way
{
    int dice = 0;    // of all checks
    int chances = 0; // pedestrians on the way that may be tried
    std::vector<Entered> entered = {};
};

struct Outcome
{
    Ends ends = Ends::End;
    int at = none;
    int steps = 0;   // spaces entered
    int into = none; // of a collision
    int left = 0;    // steps forfeited, or unknown
    // None is equalled or bettered by another in dice and chances; by dice.
    std::vector<Way> ways = {};
};

// By how they end, space, steps and the space collided with. A way for each pair of dice and chances that no
// other betters.
std::vector<Outcome> explore(const Drive& drive);

} // namespace roadmarshal::road_kill_rally
