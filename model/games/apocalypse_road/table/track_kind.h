// Tracks as a kind of content.
#pragma once

#include "content/kind.h"

namespace roadmarshal::apocalypse_road {

const content::Kind& trackKind();
// The same, with those that nobody could race on because they have no chute (8.3).
const content::Kind& standingTrackKind();

} // namespace roadmarshal::apocalypse_road
