// Looks at one step that no legal movement makes and finds what speaks against it.
#pragma once

#include "reason.h"
#include "steps.h"

namespace roadmarshal::apocalypse_road::movement {

// Why the active car cannot go from where it stands to a space, or must not because it could not go on from
// there.
std::vector<Reason> whyNot(const Pack& pack, const Activation& activation, const Situation& situation,
                           track::Index to);

} // namespace roadmarshal::apocalypse_road::movement
