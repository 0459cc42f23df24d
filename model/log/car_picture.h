// A car as it lies on the table: number, colour and pattern of its team, side, damage and tokens.
#pragma once

#include "counters/livery.h"
#include "table/show.h"
#include "track/geometry.h"
#include "track/svg_pen.h"

namespace roadmarshal::log {

// How much colour a picture has; without any, patterns tell the teams apart.
enum class Ink { Colour, Greyscale };
QString inkOf(counters::Colour colour, Ink ink);

struct CarPicture
{
    table::Piece piece;
    table::Team team;
    track::Pose pose;
};

// `id` names the element, unless it is empty.
void drawCar(track::SvgPen& pen, const CarPicture& car, Ink ink, const QString& id);

} // namespace roadmarshal::log
