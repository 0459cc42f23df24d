// A car's counter seen from above, in units of the track: outline, pattern of its livery, colours.
#pragma once

#include "livery.h"
#include "track/shape.h"

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
const track::Shape& carOutline();
// The marks on a car with these bounds, nose to the right, each of one closed part. They keep their weight on
// bonnet and boot, since a number covers the roof, and may reach out over the car.
std::vector<track::Shape> carPattern(Pattern pattern, const QRectF& bounds);
// A spent car steps back without getting see-through.
Livery worn(Livery livery, bool spent);

// "S" for "suppressed", "SA" for "spin-around".
QString badgeLetters(const QString& token);

} // namespace roadmarshal::counters
