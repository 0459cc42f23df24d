// Tracks as a kind of content.
#pragma once

#include "content/kind.h"

namespace roadmarshal::apocalypse_road {

const content::Kind& trackKind();

} // namespace roadmarshal::apocalypse_road
