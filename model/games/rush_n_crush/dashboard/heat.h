// Heat: what the bubbles that the lever is put on may do to the engine (RNC-21 to 24).
#pragma once

#include "dashboard.h"
#include "dice/ratio.h"

namespace roadmarshal::rush_n_crush {

// RNC-22, A7: yellow 1, orange 2, red 3.
int heatDice(Heat heat);
// P(no miss).
dice::Ratio calm(int dice);
// P(black is reached), with so many steps to go.
dice::Ratio explosion(int dice, int stepsToBlack);

} // namespace roadmarshal::rush_n_crush
