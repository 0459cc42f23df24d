// The two edges of a road as smooth curves through the ends of lines that somebody laid across it.
#pragma once

#include "traced.h"

#include <array>

namespace roadmarshal::track {

struct Cubic
{
    std::array<QPointF, 4> points; // ends and the control points between them

    QPointF at(double t) const;
};

// Arcs where the lines are rays of a circle.
class TracedCourse
{
public:
    // At least three lines, in driving order; coordinates are multiplied by `scale`.
    TracedCourse(const std::vector<std::vector<Line>>& sectors, double scale, bool closed = true);

    bool insideIsRight() const { return m_insideIsRight; }
    // Pieces that a sector's edges are made of.
    int pieces(int sector) const;
    Line lineAt(int sector, double part) const;
    // Degrees clockwise from "to the right", along the middle of the road.
    double headingAt(int sector, double part) const;

private:
    struct Piece
    {
        Cubic inner;
        Cubic outer;
        double from = 0; // part of the sector
        double to = 1;
    };
    const Piece& pieceAt(int sector, double part) const;

    std::vector<Piece> m_pieces;
    std::vector<std::size_t> m_firsts; // of each sector, and one past the last
    bool m_insideIsRight = true;
};

} // namespace roadmarshal::track
