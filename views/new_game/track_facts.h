// What to know of a track before choosing it, in a line of words.
#pragma once

#include "track/track.h"

#include <QString>

namespace roadmarshal::views {

// "36 sectors, 3 to 4 lanes · rough track · 2 jumps · crosses itself · a chute"
QString describeTrack(const track::Track& track);

} // namespace roadmarshal::views
