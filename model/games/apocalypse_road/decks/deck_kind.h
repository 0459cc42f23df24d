// Decks as a kind of content: race, event and combat cards.
#pragma once

#include "content/kind.h"

namespace roadmarshal::apocalypse_road {

const content::Kind& deckKind();

} // namespace roadmarshal::apocalypse_road
