// What can be put into the library for Highway Heist: guides, cards, Character and Vehicle Boards.
#pragma once

#include "content/kind.h"

namespace roadmarshal::highway_heist {

const content::Kind& guideKind();
const content::Kind& characterKind();
const content::Kind& vehicleBoardKind();

} // namespace roadmarshal::highway_heist
