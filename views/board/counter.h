// How a piece looks from above: its form in its team's livery, its label on top.
#pragma once

#include "table/piece.h"

#include <QPainterPath>

class QPainter;

namespace roadmarshal::views {

struct Counter
{
    QString label = {};
    table::Form form = table::Form::Car;
    double length = 0; // of a long one, from the middle of its last space to that of its first
    int livery = 0;
    QString face = {};
    bool spent = false;
    int wear = 0;
    int mostWear = 0;
    QStringList tokens = {};
    bool operator==(const Counter&) const = default;
};

Counter counterOf(const table::Piece& piece, double length, int livery);

// In units of the board, at the origin, nose to the right.
const QPainterPath& counterOutline(const Counter& counter);
// Round about it, at some distance.
const QPainterPath& counterRing(const Counter& counter, int distance);
// All that a counter draws, whichever way it points.
QRectF counterBounds(const Counter& counter);

// Draws at the origin of the painter, which is scaled but not turned; details appear as the scale allows.
void paintCounter(QPainter& painter, const Counter& counter, double heading);

} // namespace roadmarshal::views
