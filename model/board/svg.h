// The drawing of a board as an SVG document.
#pragma once

#include "board.h"
#include "svg_pen.h"
#include "theme.h"

#include <QByteArray>

namespace roadmarshal::board {

// Every space with ground of its own is one element with the id "space-12.0".
QByteArray toSvg(const Board& board, const Theme& theme);
// One patch alone, as large as what it covers.
QByteArray toSvg(const Patch& patch, const Theme& theme);

// The ground where no patch covers the whole board; all patches; one of them: into a drawing that has begun.
void drawGround(const Board& board, const Theme& theme, SvgPen& pen);
void draw(const Board& board, const Theme& theme, SvgPen& pen);
void draw(const Patch& patch, const Theme& theme, SvgPen& pen);

QString svgId(QStringView space);

} // namespace roadmarshal::board
