// Tracks as a kind of content.
#pragma once

#include "content/kind.h"

namespace roadmarshal::track {

const content::Kind& kind();

} // namespace roadmarshal::track
