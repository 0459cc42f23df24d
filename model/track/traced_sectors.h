// Lines of a traced board that come and go with sectors.
#pragma once

#include "traced.h"

namespace roadmarshal::track {

// The sector before `at` is divided, so that there are `count` more from there on.
void insertSectors(Traced& traced, int at, int count);
// The sector before takes their room; nothing is left of a loop with fewer than three.
void removeSectors(std::optional<Traced>& traced, int from, int count);

} // namespace roadmarshal::track
