// Draws the table screen.
#pragma once

#include "screen_layout.h"

namespace roadmarshal::views {

void paintScreen(QPainter& painter, const ScreenLayout& layout, const Colours& colours);

} // namespace roadmarshal::views
