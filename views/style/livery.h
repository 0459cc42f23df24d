// Paints the liveries of the model.
#pragma once

#include "counters/livery.h"

#include <QBrush>
#include <QColor>
#include <QRectF>

class QPainter;
class QPainterPath;

namespace roadmarshal::views {

using counters::Pattern;

struct Livery
{
    QColor colour; // of the body
    QColor mark;   // of the pattern
    QColor text;   // readable on the body
    Pattern pattern = Pattern::Plain;
};

inline QColor toColor(counters::Colour colour)
{
    return QColor::fromRgb(colour.rgb);
}
Livery toLivery(const counters::Livery& livery);
const Livery& livery(int number);

// Fills a rectangle (a swatch, a counter) with body colour and pattern.
void paintLivery(QPainter& painter, const QRectF& rect, const Livery& livery, double radius);
// Fills a car seen from above, nose to the right; the pattern keeps its weight on bonnet and boot, since a
// number covers the roof.
void paintLivery(QPainter& painter, const QPainterPath& car, const Livery& livery);

} // namespace roadmarshal::views
