// Finds room for the track's name.
#pragma once

#include "road.h"

namespace roadmarshal::track {

struct TitleSpot
{
    QPointF centre;
    double size = 0; // of the letters
};

// Near the middle of the bounds where neither the road nor any of the `taken` points are in the way;
// otherwise above everything else, and the bounds grow.
TitleSpot findTitleSpot(const QString& name, const Road& road, const std::vector<QPointF>& taken,
                        QRectF& bounds);

} // namespace roadmarshal::track
