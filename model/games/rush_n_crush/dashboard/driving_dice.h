// The driving dice beside each speed of the dashboard (RNC-28 to 31, 50 to 54).
#pragma once

#include "dice/distribution.h"

namespace roadmarshal::rush_n_crush {

inline constexpr int fastest = 18;       // 180
inline constexpr int fastestFree = 5;    // RNC-26: up to 50 lane changes are free and nothing is rolled
inline constexpr int fastestWhite = 10;  // RNC-29: up to 100 the squares are white, beyond they are black
inline constexpr int mostAllowance = 18; // lane changes: no move has more steps

// Whether the table has dice for this speed, or needs none.
bool hasRow(int speed);
// None up to 50, and none at 180.
int drivingDice(int speed);
inline bool isFree(int speed)
{
    return speed <= fastestFree;
}
inline bool isWhite(int speed)
{
    return speed <= fastestWhite;
}
// RNC-27: dice are due before the move.
inline bool testIsDue(int speed)
{
    return drivingDice(speed) > 0;
}

// RNC-29 to 31: how many lane changes the test allows; at 180 none (A9). Not for speeds without a test.
dice::Distribution allowance(int speed);
// RNC-50 to 53: how much armour a head-on costs; up to 50 one ordinary test (A15). At 180 nothing is rolled.
dice::Distribution headOnLoss(int speed);

} // namespace roadmarshal::rush_n_crush
