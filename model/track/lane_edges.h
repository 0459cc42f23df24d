// Where the edges of the lanes run across the road, sector by sector, before the road is bent into a loop.
#pragma once

#include "track.h"

#include <vector>

namespace roadmarshal::track {

// Edges from lane 0's inner one to the last lane's outer one, in lane widths outward from the road's middle
// line.
using Edges = std::vector<double>;

// The edges at evenly spaced stations of a sector: at its start and end, and midway where both of these are
// narrowed.
struct SectorEdges
{
    std::vector<Edges> stations;
    Edges at(double part) const;
    double middle() const;
};

// Where lane counts differ the wider side narrows within one sector such that lanes touch the lanes they lead
// to.
std::vector<SectorEdges> laneEdges(const Track& track);

} // namespace roadmarshal::track
