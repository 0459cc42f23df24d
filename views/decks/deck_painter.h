// Draws the parts of a deck's card.
#pragma once

#include "deck_layout.h"

#include "style/plate.h"

namespace roadmarshal::views {

void paintPart(QPainter& painter, const DeckPart& part, const Colours& colours, bool hovered);

} // namespace roadmarshal::views
