#include "driving_dice.h"

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

} // namespace roadmarshal::rush_n_crush
