// The way a counter takes over the track, as a smooth line.
#pragma once

#include "track/geometry.h"

#include <QPainterPath>
#include <QStringList>

namespace roadmarshal::views {

// Through all points without corners.
QPainterPath smoothPath(const std::vector<QPointF>& points);

// The shorter way round between two places, lane by lane; straight if one of them is off the road.
std::vector<QPointF> pointsAlongRoad(const track::Graph& graph, const track::Geometry& geometry,
                                     const track::Place& from, const track::Place& to);

// Centres of places as written; what is no place is left out.
std::vector<QPointF> pointsOf(const track::Geometry& geometry, const QStringList& places);

// A head at the end of the path, pointing on; `size` is its length.
QPolygonF arrowHead(const QPainterPath& path, double size);

// The nearest way from one heading to another, `part` of it done.
double turned(double from, double to, double part);

} // namespace roadmarshal::views
