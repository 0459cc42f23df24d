#include "heat.h"

#include "throws.h"

namespace roadmarshal::rush_n_crush {

namespace {

// Of so many dice; the ways of two dozen can be counted.
dice::Ratio atLeast(int dice, int missed)
{
    return misses(dice).ratioAtLeast(missed).value_or(dice::Ratio{});
}

} // namespace

int heatDice(Heat heat)
{
    return static_cast<int>(heat);
}

dice::Ratio calm(int dice)
{
    return dice::rest(atLeast(dice, 1));
}

dice::Ratio explosion(int dice, int stepsToBlack)
{
    return atLeast(dice, stepsToBlack);
}

} // namespace roadmarshal::rush_n_crush
