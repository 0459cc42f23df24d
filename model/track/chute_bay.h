// Finds room for the chute beside its entry.
#pragma once

#include "geometry.h"

#include <functional>

namespace roadmarshal::track {

// The stretch of road edge where cars come in from the chute.
struct ChuteSite
{
    QPointF mouth;
    double heading = 0;
    QPointF away; // unit vector from the road
    double mouthLength = 0;
};

ChuteBay layChuteBay(const ChuteSite& site, const std::function<bool(QPointF)>& isOnRoad);

} // namespace roadmarshal::track
