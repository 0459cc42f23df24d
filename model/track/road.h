// The road surface: lanes laid along a course, as points and curves.
#pragma once

#include "board/shape.h"
#include "course.h"

namespace roadmarshal::track {

using board::Shape;

class Road
{
public:
    Road(Course course, std::vector<SectorEdges> edges);

    int sectorCount() const { return static_cast<int>(m_edges.size()); }
    int laneCount(int sector) const { return static_cast<int>(m_edges[sector].stations.front().size()) - 1; }
    bool insideIsRight() const { return m_course.insideIsRight; }

    // `part` of the sector driven, `offset` lanes outward from the course.
    QPointF pointAt(int sector, double part, double offset) const;
    double headingAt(int sector, double part) const { return m_course.headingAt(sector, part); }
    QPointF outwardAt(int sector, double part) const { return m_course.outwardAt(sector, part); }
    double lengthAt(int sector, double offset) const { return m_course.lengthAt(sector, offset); }
    // Degrees over the sector, right positive.
    double turnOf(int sector) const { return m_course.stretches[sector].turn; }
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
    Course m_course;
    std::vector<SectorEdges> m_edges;
};

// The road as the file describes it, or along a plain ring where that would not close or would run into
// itself.
Road layRoad(const Track& track);
// Whether sectors that are no neighbours overlap other than where crossovers say so.
bool runsIntoItself(const Road& road, const Track& track);

} // namespace roadmarshal::track
