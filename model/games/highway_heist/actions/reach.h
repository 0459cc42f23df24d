// How a vehicle gets through the road, step by step around what stands there.
#pragma once

#include "games/highway_heist/road/geometry.h"

#include <map>

namespace roadmarshal::highway_heist {

class Reach
{
public:
    // HH-62, HH-63: over free spaces, diagonally too, from one that something stands in.
    Reach(const State& state, const Place& from);

    // Nothing if it is taken or shut off; 0 for where it stands.
    std::optional<int> stepsTo(const Place& place) const;
    // One shortest way, the last space included.
    std::vector<Place> wayTo(const Place& place) const;

private:
    struct Reached
    {
        int steps = 0;
        Place from;
    };
    std::map<Place, Reached> m_reached;
};

// All spaces, by column and row.
std::vector<Place> allPlaces(const State& state);

} // namespace roadmarshal::highway_heist
