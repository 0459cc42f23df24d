// The road surface: lanes laid along a course, as points and curves.
#pragma once

#include "board/shape.h"
#include "course.h"
#include "traced_course.h"

#include <variant>

namespace roadmarshal::track {

using board::Shape;

class Road
{
public:
    using Laid = std::variant<Course, TracedCourse>;
    Road(Laid course, std::vector<SectorEdges> edges);

    int sectorCount() const { return static_cast<int>(m_edges.size()); }
    int laneCount(int sector) const { return static_cast<int>(m_edges[sector].stations.front().size()) - 1; }
    bool insideIsRight() const;

    // `part` of the sector driven, `offset` lanes outward as its edges are told.
    QPointF pointAt(int sector, double part, double offset) const;
    double headingAt(int sector, double part) const;
    QPointF outwardAt(int sector, double part) const;
    double lengthAt(int sector, double offset) const;
    // Degrees over the sector, right positive.
    double turnOf(int sector) const;
    Edges edgesAt(int sector, double part) const { return m_edges[sector].at(part); }
    double middleOf(int sector) const { return m_edges[sector].middle(); }

    // One edge line of the sector, moved outward by `margin` lanes; the shape starts with a move to its first
    // point.
    Shape edge(int sector, int index, double margin = 0) const;
    // The area between two edge lines, moved apart by `margin` lanes.
    Shape area(int sector, int innerEdge, int outerEdge, double margin = 0) const;
    Shape cell(int sector, int lane) const { return area(sector, lane, lane + 1); }
    Shape whole(int sector, double margin = 0) const { return area(sector, 0, laneCount(sector), margin); }

private:
    Shape edgeOf(const Course& course, int sector, int index, double margin) const;
    Shape edgeOf(const TracedCourse& course, int sector, int index, double margin) const;
    // On a board the lanes share what lies between its edges; beyond them a lane is as wide as anywhere.
    QPointF pointOf(const TracedCourse& course, int sector, double part, double offset) const;

    Laid m_course;
    std::vector<SectorEdges> m_edges;
};

// How many units of the drawing a unit of the traced lines is, so that lanes are `laneWidth` wide in the
// middle of all.
double scaleOf(const Traced& traced, const Track& track);
// The road as the file describes it, or along a plain ring where that would not close or would run into
// itself.
Road layRoad(const Track& track);
// Whether sectors that are no neighbours overlap other than where crossovers say so.
bool runsIntoItself(const Road& road, const Track& track);

} // namespace roadmarshal::track
