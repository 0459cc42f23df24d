// The gear lever, with its heat tests: RNC-13 to 24.
#pragma once

#include "deed.h"

namespace roadmarshal::rush_n_crush {

// Of the acting car. No moves at all: it is left alone.
void pullLever(Deed& deed, const LeverMoves& moves);
// The lever is left as it is where nobody said anything about it before the drive.
void leaveLever(Deed& deed);

} // namespace roadmarshal::rush_n_crush
