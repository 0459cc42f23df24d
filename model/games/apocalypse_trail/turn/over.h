// The end of the journey, written down with the rule that brings it.
#pragma once

#include "deed.h"

namespace roadmarshal::apocalypse_trail {

// Nothing if it goes on.
void settleOver(Deed& deed);

} // namespace roadmarshal::apocalypse_trail
