// Colours of what is drawn on top of the track: they have to stand out from asphalt, sand and liveries.
#pragma once

#include "livery.h"

namespace roadmarshal::counters {

inline constexpr Colour open{0xFF8A2A};     // where one may go, and the way there
inline constexpr Colour objected{0xFFD23F}; // where the rules speak against it
inline constexpr Colour target{0xE0281E};   // whom a shot would hit
inline constexpr Colour casing{0xFFFFFF};   // around all, so that they show on any ground
inline constexpr Colour ink{0x241204};      // on them

} // namespace roadmarshal::counters
