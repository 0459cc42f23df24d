#include "nearer.h"

#include "games/highway_heist/road/geometry.h"

#include <cstdlib>

namespace roadmarshal::highway_heist {

namespace {

using Tier = std::vector<Place>;

int sign(int value)
{
    return (value > 0) - (value < 0);
}

// Best first.
std::vector<Tier> tiers(const Place& from, const Place& toward)
{
    const int columns = toward.column - from.column;
    const int rows = toward.row - from.row;
    const int dc = sign(columns);
    const int dr = sign(rows);
    const Place ahead{from.column + dc, from.row + dr};
    if (dr == 0)
        return {{ahead}, {{ahead.column, from.row - 1}, {ahead.column, from.row + 1}}};
    if (dc == 0)
        return {{ahead}, {{from.column - 1, ahead.row}, {from.column + 1, ahead.row}}};
    const Place along{ahead.column, from.row};
    const Place across{from.column, ahead.row};
    if (std::abs(columns) == std::abs(rows))
        return {{ahead}, {along, across}};
    const bool isLonger = std::abs(columns) > std::abs(rows);
    return {{ahead}, {isLonger ? along : across}, {isLonger ? across : along}};
}

} // namespace

std::vector<Place> nearerPlaces(const State& state, const Place& from, const Place& toward)
{
    for (Tier& tier : tiers(from, toward)) {
        std::erase_if(tier, [&](const Place& place) { return !isFree(state, place); });
        if (!tier.empty())
            return std::move(tier);
    }
    return {};
}

} // namespace roadmarshal::highway_heist
