// How a car's counter looks: a car from above in its team's livery, its number on the roof.
#pragma once

#include "table/show.h"

#include <QPainterPath>

class QPainter;

namespace roadmarshal::views {

struct Counter
{
    QString number;
    int livery = 0;
    bool darkSide = false;
    bool spent = false;
    int wear = 0;
    int mostWear = 0;
    QStringList tokens;
    bool operator==(const Counter&) const = default;
};

Counter counterOf(const table::Piece& piece, int livery);

// In units of the track, at the origin, nose to the right.
const QPainterPath& counterOutline();
QPainterPath counterRing(double distance);
// All that a counter draws, whichever way it points.
QRectF counterBounds();

// Draws at the origin of the painter, which is scaled but not turned; details appear as the scale allows.
void paintCounter(QPainter& painter, const Counter& counter, double heading);

} // namespace roadmarshal::views
