// What packs are read and made with.
#pragma once

#include "content/kind.h"

#include <vector>

namespace roadmarshal::views {

// All kinds of all games.
std::vector<content::Kind> packKinds();

} // namespace roadmarshal::views
