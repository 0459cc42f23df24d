// A piece as it lies on the table: its form and label, colour and pattern of its team, side, damage and
// tokens.
#pragma once

#include "board/svg_pen.h"
#include "counters/livery.h"
#include "table/show.h"
#include "table/spots.h"

namespace roadmarshal::log {

// How much colour a picture has; without any, patterns tell the teams apart.
enum class Ink { Colour, Greyscale };
QString inkOf(counters::Colour colour, Ink ink);

struct PiecePicture
{
    table::Piece piece;
    table::Team team;
    table::Spot spot;
};

// `id` names the element, unless it is empty.
void drawPiece(board::SvgPen& pen, const PiecePicture& piece, Ink ink, const QString& id);

} // namespace roadmarshal::log
