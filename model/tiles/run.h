// A road of straight and bent strips laid end to end, divided into rows and lanes: modules of a course, road
// tiles.
#pragma once

#include "board/pose.h"
#include "board/shape.h"

#include <array>
#include <span>

namespace roadmarshal::tiles {

// Rows from the entry on, lanes from the left as one drives.
struct Strip
{
    int lanes = 1;
    int rows = 1;
    double turn = 0; // degrees over all rows, right positive
    double laneWidth = 1;
    double rowLength = 1; // along the middle
    bool operator==(const Strip&) const = default;
};

using Quad = std::array<QPointF, 4>;

// Places in it are given in rows and lanes from the left end of the entry edge, and may lie beside the lanes.
class Run
{
public:
    // `entry` is the middle of the edge that one comes in over.
    Run(board::Pose entry, std::span<const Strip> strips);

    int lanes() const { return m_lanes; }
    int rows() const { return m_rows; }
    const board::Pose& entry() const { return m_parts.front().entry; }
    // Where the next one is laid.
    const board::Pose& exit() const { return m_exit; }

    QPointF pointAt(double row, double across) const;
    double headingAt(double row) const;
    // Along the lanes, from row to row; an arc where it bends.
    board::Shape edge(double across, double fromRow, double toRow) const;

    struct Area
    {
        double fromRow = 0;
        double toRow = 0;
        double left = 0;
        double right = 0;
    };
    board::Shape outline(const Area& area) const;
    // Its four corners, joined by straight lines; convex within one strip.
    Quad corners(const Area& area) const;
    // A quadrilateral for each row, `margin` lanes wider on either side.
    std::vector<Quad> footprint(double margin = 0) const;

private:
    struct Part
    {
        Strip strip;
        board::Pose entry;
        int firstRow = 0;
    };
    static QPointF pointIn(const Part& part, double row, double across);
    static double headingIn(const Part& part, double row);
    const Part& partAt(double row) const;
    void addArc(board::Shape& shape, const Part& part, double across, double from, double to) const;

    std::vector<Part> m_parts;
    board::Pose m_exit;
    int m_lanes = 0;
    int m_rows = 0;
};

} // namespace roadmarshal::tiles
