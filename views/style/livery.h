// Colour and pattern of a team, told apart without colour vision and in greyscale.
#pragma once

#include <QBrush>
#include <QColor>
#include <QRectF>

class QPainter;
class QPainterPath;

namespace roadmarshal::views {

enum class Pattern { Plain, Stripe, TwoStripes, Band, Chequer, Dots, Diagonal, Halves, Cross, Chevron };

struct Livery
{
    QColor colour; // of the body
    QColor mark;   // of the pattern, lighter or darker than the body
    QColor text;   // readable on the body, at least 4.5:1
    Pattern pattern = Pattern::Plain;
};

inline constexpr int liveryCount = 10;
const Livery& livery(int number);

// Fills a rectangle (a swatch, a counter) with body colour and pattern.
void paintLivery(QPainter& painter, const QRectF& rect, const Livery& livery, double radius);
// Fills a car seen from above, nose to the right; the pattern keeps its weight on bonnet and boot, since a
// number covers the roof.
void paintLivery(QPainter& painter, const QPainterPath& car, const Livery& livery);

} // namespace roadmarshal::views
