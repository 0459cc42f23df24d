// The layers that make up the drawing of a track, from the ground up.
#pragma once

#include "board/svg_pen.h"
#include "board/theme.h"
#include "geometry.h"

namespace roadmarshal::track {

using board::SvgPen;
using board::Theme;

struct Drawing
{
    const Track& track;
    const Graph& graph;
    const Geometry& geometry;
    const Theme& theme;

    const Road& road() const { return geometry.road(); }
    // The space lies on its twin: one square for two directions.
    bool isCrossing(Index index) const;
    bool isCrossing(int sector) const;
};

// The picture of a board, with spaces that are only named and lines that leave it to be seen.
void drawPhoto(const Drawing& drawing, SvgPen& pen);

void drawGround(const Drawing& drawing, SvgPen& pen);
void drawChute(const Drawing& drawing, SvgPen& pen);
void drawSpaces(const Drawing& drawing, SvgPen& pen);
void drawTextures(const Drawing& drawing, SvgPen& pen);
void drawLines(const Drawing& drawing, SvgPen& pen);
void drawJoins(const Drawing& drawing, SvgPen& pen);
void drawCrossovers(const Drawing& drawing, SvgPen& pen);
void drawFinishLine(const Drawing& drawing, SvgPen& pen);
void drawGrid(const Drawing& drawing, SvgPen& pen);
void drawArrows(const Drawing& drawing, SvgPen& pen);
void drawLabels(const Drawing& drawing, SvgPen& pen);

} // namespace roadmarshal::track
