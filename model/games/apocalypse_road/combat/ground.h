// Where cars stand to each other on the ground: on the lanes, in a Trough, or beside the track as on one lane
// more.
#pragma once

#include "track/graph.h"
#include "track/place.h"

#include <optional>
#include <vector>

namespace roadmarshal::apocalypse_road::combat {

// A space; beside the track it is the lane -1 or the one after the last, which the graph does not have.
using Spot = track::Space;

// Nothing for a car in the chute.
std::optional<Spot> spotOf(const track::Graph& graph, const track::Place& place);
// The spot, and the other space of its cell if it is on a crossover.
std::vector<Spot> spotsMet(const track::Graph& graph, Spot spot);

// AR-20: `to` is a `next` or `diagonal` of `from`, with Troughs and the lanes beside the track counted as
// lanes.
bool isAhead(const track::Graph& graph, Spot from, Spot to);
// Same sector, one lane further in or out.
bool isBeside(Spot from, Spot to);

} // namespace roadmarshal::apocalypse_road::combat
