#include "driving_dice.h"

#include "throws.h"

namespace roadmarshal::rush_n_crush {

bool hasRow(int speed)
{
    return isFree(speed) || speed == fastest || drivingDice(speed) > 0;
}

int drivingDice(int speed)
{
    switch (speed) { // RNC-28
    case 6:
    case 16:
        return 5;
    case 7:
    case 14:
        return 4;
    case 8:
    case 12:
        return 3;
    case 9:
    case 11:
        return 2;
    case 10:
        return 1;
    default:
        return 0;
    }
}

dice::Distribution allowance(int speed)
{
    const int dice = drivingDice(speed);
    return isWhite(speed) ? dice::highest(oneDie(), dice) : dice::lowest(oneDie(), dice);
}

dice::Distribution headOnLoss(int speed)
{
    const int dice = drivingDice(speed);
    if (isFree(speed))
        return misses(1);
    return isWhite(speed) ? dice::lowest(oneDie(), dice) : dice::highest(oneDie(), dice);
}

} // namespace roadmarshal::rush_n_crush
