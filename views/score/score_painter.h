// Draws the parts of a team's score.
#pragma once

#include "score_layout.h"

#include "style/plate.h"

namespace roadmarshal::views {

struct ScoreLook
{
    const Colours& colours;
    const Livery& livery;
    const ScorePart* hovered = nullptr;
};

void paintPart(QPainter& painter, const ScorePart& part, const ScoreLook& look);

} // namespace roadmarshal::views
