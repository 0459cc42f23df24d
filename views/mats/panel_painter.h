// Draws the parts of a panel's card.
#pragma once

#include "panel_layout.h"

#include "style/plate.h"

namespace roadmarshal::views {

struct PanelLook
{
    const Colours& colours;
    const Livery& livery;
    PlateState plate = PlateState::Filled;
    bool dark = false;
    bool raised = true;        // lies on the dock, not in it
    bool numbersBoxes = false; // while the pointer is near
    const Part* hovered = nullptr;
};

void paintPart(QPainter& painter, const Part& part, const PanelLook& look);

} // namespace roadmarshal::views
