#include "reach.h"

#include <algorithm>
#include <deque>

namespace roadmarshal::highway_heist {

Reach::Reach(const State& state, const Place& from)
{
    m_reached[from] = {0, from};
    std::deque<Place> next{from};
    while (!next.empty()) {
        const Place at = next.front();
        next.pop_front();
        for (const Place& place : neighbours(state, at)) {
            if (m_reached.contains(place) || !isFree(state, place))
                continue;
            m_reached[place] = {m_reached[at].steps + 1, at};
            next.push_back(place);
        }
    }
}

std::optional<int> Reach::stepsTo(const Place& place) const
{
    const auto found = m_reached.find(place);
    return found == m_reached.end() ? std::nullopt : std::optional(found->second.steps);
}

std::vector<Place> Reach::wayTo(const Place& place) const
{
    std::vector<Place> way;
    for (auto at = m_reached.find(place); at != m_reached.end() && at->second.steps > 0;
         at = m_reached.find(at->second.from))
        way.push_back(at->first);
    std::ranges::reverse(way);
    return way;
}

std::vector<Place> allPlaces(const State& state)
{
    std::vector<Place> places;
    for (int column = 1; column <= state.guide().road.columns; ++column) {
        for (int row = 1; row <= state.guide().road.rows; ++row)
            places.push_back({column, row});
    }
    return places;
}

} // namespace roadmarshal::highway_heist
