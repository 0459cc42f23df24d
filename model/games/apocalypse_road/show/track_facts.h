// What there is to know about a track before racing on it.
#pragma once

#include "text/message.h"
#include "track/track.h"

namespace roadmarshal::apocalypse_road {

QList<table::Message> trackFacts(const track::Track& track);

} // namespace roadmarshal::apocalypse_road
