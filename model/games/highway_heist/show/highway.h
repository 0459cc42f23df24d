// How the road looks: lanes with their lines, kerbs, numbers, starting spaces, and the strip of the Stunts.
#pragma once

#include "board/patch.h"
#include "board/shape.h"
#include "games/highway_heist/table/guide.h"

namespace roadmarshal::highway_heist {

inline constexpr double spaceLength = 64; // West to East
inline constexpr double spaceWidth = 50;
inline constexpr double shoulderWidth = 26;
inline constexpr double stripWidth = 44; // below the road, with the Stunt spots
inline constexpr double bayLength = 150; // beside the road in the West, for what is off it

// Everything from the corner of c1r1.
QPointF cornerOf(const Place& place);
QPointF centreOf(const Place& place);
QRectF roadArea(const Road& road);
QRectF limboArea(const Road& road);
QRectF supplyArea(const Road& road);
QRectF wholeArea(const Road& road);
board::Shape boxOf(const QRectF& area);

struct Highway
{
    Road road;
    int stuntSpots = 3;
    bool operator==(const Highway&) const = default;
};
std::shared_ptr<const board::Picture> highwayPicture(const Highway& highway);
// The spots below the road, the first in the East (HH-116), with what lies on them in words; empty if nothing
// does.
QRectF stuntArea(const Highway& highway, int spot);
std::shared_ptr<const board::Picture> stuntPicture(const Highway& highway, const QStringList& stunts);

// HH-111: the spaces that each of these Wrecks will sweep in Road Maintenance.
std::shared_ptr<const board::Picture> bandsPicture(const Road& road, const std::vector<Place>& wrecks);

} // namespace roadmarshal::highway_heist
