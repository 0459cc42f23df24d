#include "ground.h"

#include "match.h"

#include <algorithm>
#include <cstdlib>

namespace roadmarshal::apocalypse_road::combat {

using track::Graph;
using track::Index;
using track::Side;

namespace {

Spot edge(const Graph& graph, int sector, Side side)
{
    return {sector, side == Side::In ? 0 : graph.laneCount(sector) - 1};
}

Spot beyondEdge(const Graph& graph, int sector, Side side)
{
    return {sector, side == Side::In ? -1 : graph.laneCount(sector)};
}

Side sideOf(Spot besideTrack)
{
    return besideTrack.lane < 0 ? Side::In : Side::Out;
}

// A `next` of the space; no `next` leads out of a Trough, which goes on as lane 1.
bool isStraightAhead(const Graph& graph, Index from, Spot to)
{
    if (graph.isTrough(from))
        return to.lane == track::troughLane;
    return std::ranges::contains(graph.next(from), graph.indexOf(to));
}

bool isAheadOnTrack(const Graph& graph, Index from, Index to)
{
    if (std::ranges::contains(graph.next(from), to) || std::ranges::contains(graph.diagonal(from), to))
        return true;
    // Joins leave the Trough out; as lane 1 it adjoins the lanes 0 to 2 of the sectors before and after.
    const int lanesApart = std::abs(graph.spaceAt(from).lane - graph.spaceAt(to).lane);
    return (graph.isTrough(from) || graph.isTrough(to)) && lanesApart <= 1;
}

} // namespace

std::optional<Spot> spotOf(const Graph& graph, const track::Place& place)
{
    return std::visit(Match{[](track::InChute) { return std::optional<Spot>(); },
                            [&](track::Beside beside) {
                                return std::optional(beyondEdge(graph, beside.sector, beside.side));
                            },
                            [](track::Space space) { return std::optional(space); }},
                      place);
}

std::vector<Spot> spotsMet(const Graph& graph, Spot spot)
{
    const Index index = graph.indexOf(spot);
    if (index == track::none || graph.twin(index) == track::none)
        return {spot};
    return {spot, graph.spaceAt(graph.twin(index))};
}

bool isAhead(const Graph& graph, Spot from, Spot to)
{
    if (to.sector != (from.sector + 1) % graph.sectorCount())
        return false;
    const Index start = graph.indexOf(from);
    const Index end = graph.indexOf(to);
    if (start != track::none && end != track::none)
        return isAheadOnTrack(graph, start, end);
    if (start == track::none) {
        const Side side = sideOf(from);
        return to == beyondEdge(graph, to.sector, side) || to == edge(graph, to.sector, side);
    }
    // Diagonal to the lane beside the track is whatever leads to the edge lane, and the edge lane itself.
    const Side side = sideOf(to);
    return from == edge(graph, from.sector, side) ||
           isStraightAhead(graph, start, edge(graph, to.sector, side));
}

bool isBeside(Spot from, Spot to)
{
    return from.sector == to.sector && std::abs(from.lane - to.lane) == 1;
}

} // namespace roadmarshal::apocalypse_road::combat
