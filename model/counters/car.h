// A car's counter seen from above, in units of the track: outline, pattern of its livery, colours.
#pragma once

#include "board/shape.h"
#include "form.h"
#include "livery.h"

namespace roadmarshal::counters {

// Half of the counter's length and width.
inline constexpr double front = 22;
inline constexpr double flank = 15.5;
inline constexpr double rim = 1.6;

// Of everything that is not livery.
inline constexpr Colour cream{0xFBF7EC};
inline constexpr Colour charcoal{0x1A1B1E};
inline constexpr Colour asphalt{0x5A5D63};
inline constexpr Colour scar{0xFF5536};
inline constexpr Colour socket{0x55585F}; // room for a scar
inline constexpr Colour badge{0xFFD23F};

// At the origin, nose to the right; it bulges nowhere inward.
const board::Shape& carOutline();
// The marks on a car with these bounds, nose to the right, each of one closed part. They keep their weight on
// bonnet and boot, since a number covers the roof, and may reach out over the car.
std::vector<board::Shape> carPattern(Pattern pattern, const QRectF& bounds);
// A spent piece steps back without getting see-through; a wreck is burnt out.
Livery worn(Livery livery, bool spent, bool wrecked = false);

// Where the first token lies, the others to the left of it.
QPointF badgeSpot(Form form);
// The two lines across a wreck, within its outline.
board::Shape wreckCross(Form form, double length);

// "S" for "suppressed", "SA" for "spin-around".
QString badgeLetters(const QString& token);

} // namespace roadmarshal::counters
