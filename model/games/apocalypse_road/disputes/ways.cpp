#include "ways.h"

#include "games/apocalypse_road/table/lanes.h"

#include <algorithm>
#include <deque>
#include <map>

namespace roadmarshal::apocalypse_road {

using track::Index;

namespace {

// Where a car that is on no lane comes onto the track: 8.3, 7.14, 10.0.
std::vector<Index> entriesOf(const State& state, int car)
{
    const track::Graph& graph = state.setup->graph;
    const Whereabouts& at = state.cars[car].at;
    std::vector<Index> entries;
    if (std::holds_alternative<track::InChute>(at) && state.setup->track.chute)
        entries = {graph.indexOf(state.setup->track.chute->entry)};
    if (const auto* beside = std::get_if<track::Beside>(&at))
        entries = {graph.indexOf(
            {beside->sector, beside->side == track::Side::In ? 0 : graph.laneCount(beside->sector) - 1})};
    if (const auto* trough = std::get_if<track::Space>(&at))
        entries = {graph.indexOf({trough->sector, track::troughLane - 1}),
                   graph.indexOf({trough->sector, track::troughLane + 1})};
    std::erase(entries, track::none);
    return entries;
}

std::vector<Index> neighbours(const track::Graph& graph, Index from, bool diagonal)
{
    std::vector<Index> spaces(graph.next(from).begin(), graph.next(from).end());
    if (diagonal)
        spaces.insert(spaces.end(), graph.diagonal(from).begin(), graph.diagonal(from).end());
    for (const track::Side side : {track::Side::In, track::Side::Out}) {
        const Index beside = graph.beside(from, side);
        if (beside != track::none && !graph.isTrough(beside))
            spaces.push_back(beside);
    }
    return spaces;
}

} // namespace

std::vector<track::Space> stepsFrom(const State& state, int car, const QStringList& path)
{
    const track::Graph& graph = state.setup->graph;
    const auto last = path.isEmpty() ? std::nullopt : track::parseSpace(path.last());
    const Index from = last ? graph.indexOf(*last) : laneOf(state, car).value_or(track::none);
    std::vector<Index> indices;
    if (from != track::none)
        indices = neighbours(graph, from, true);
    else if (path.isEmpty())
        indices = entriesOf(state, car);
    std::vector<track::Space> spaces;
    for (const Index index : indices)
        spaces.push_back(graph.spaceAt(index));
    std::ranges::sort(spaces);
    return spaces;
}

std::vector<track::Space> plainWay(const State& state, int car, const movement::Card& card, track::Space end)
{
    const track::Graph& graph = state.setup->graph;
    const Index goal = graph.indexOf(end);
    const auto start = laneOf(state, car);
    std::map<Index, Index> cameFrom;
    std::deque<Index> open;
    const auto visit = [&](Index space, Index from) {
        if (cameFrom.try_emplace(space, from).second)
            open.push_back(space);
    };
    if (start)
        visit(*start, track::none);
    else
        for (const Index entry : entriesOf(state, car))
            visit(entry, track::none);
    while (!open.empty() && !cameFrom.contains(goal)) {
        const Index space = open.front();
        open.pop_front();
        for (const Index next : neighbours(graph, space, card.diagonal))
            visit(next, space);
    }
    if (goal == track::none || !cameFrom.contains(goal))
        return {end};
    std::vector<track::Space> way;
    for (Index at = goal; at != track::none && at != start.value_or(track::none); at = cameFrom[at])
        way.push_back(graph.spaceAt(at));
    std::ranges::reverse(way);
    return way;
}

std::optional<track::Space> startOf(const State& state, int car)
{
    const track::Graph& graph = state.setup->graph;
    if (const auto lane = laneOf(state, car))
        return graph.spaceAt(*lane);
    const std::vector<Index> entries = entriesOf(state, car);
    return entries.empty() ? std::nullopt : std::optional(graph.spaceAt(entries.front()));
}

} // namespace roadmarshal::apocalypse_road
