// Where scissors go: marks at the corners of a drawing, lines around a piece, lines to fold at.
#pragma once

#include "paper.h"

class QPainter;

namespace roadmarshal::views::print {

// Outside of the drawing, all of them within a mark's length of it.
void paintCutMarks(QPainter& painter, const QRectF& drawing, Ink ink);
void paintCutLine(QPainter& painter, const QRectF& around, Ink ink);
void paintFoldLine(QPainter& painter, const QLineF& line, Ink ink);

} // namespace roadmarshal::views::print
