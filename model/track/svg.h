// The drawing of a track as an SVG document.
#pragma once

#include "geometry.h"
#include "theme.h"

#include <QByteArray>

namespace roadmarshal::track {

// Every space is one element with the id "space-12.0".
QByteArray toSvg(const Track& track, const Geometry& geometry, const Theme& theme);
// All layers of it into a drawing that has begun.
class SvgPen;
void drawTrack(const Track& track, const Geometry& geometry, const Theme& theme, SvgPen& pen);
QString svgId(Space space);

} // namespace roadmarshal::track
