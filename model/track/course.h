// The line that the road follows, sector by sector.
#pragma once

#include "fit.h"
#include "lane_edges.h"

#include <QPointF>

namespace roadmarshal::track {

// One lane, in the units of all drawings.
inline constexpr double laneWidth = 40;

// One sector's part of the course: a straight or an arc.
struct Stretch
{
    QPointF start;
    double heading = 0; // at the start, degrees clockwise from "to the right"
    double turn = 0;    // degrees, right positive
    double length = 0;
};

struct Course
{
    std::vector<Stretch> stretches;
    bool insideIsRight = true; // lane 0 lies on the right of the driving direction

    QPointF pointAt(int sector, double part) const;
    double headingAt(int sector, double part) const;
    QPointF outwardAt(int sector, double part) const;
    // Length of the sector for who drives `offset` lanes outward of the course.
    double lengthAt(int sector, double offset) const;
};

// A plain ring with the sectors of the track, whatever their turns.
Course ringCourse(const Track& track, const std::vector<SectorEdges>& edges);

// From the start to the end of an arc of length 1.
QPointF chord(double heading, double turn);
// Unit vector from lane 0 toward the outer lanes.
QPointF outward(double heading, bool insideIsRight);
// How long a sector should be and may be along the course; `asked` in lane widths at the middle of the road,
// or 0.
Length usualLengthOf(const Stretch& stretch, const SectorEdges& edges, double asked, bool insideIsRight);

} // namespace roadmarshal::track
