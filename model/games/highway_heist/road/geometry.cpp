#include "geometry.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

// Between two stretches of the same line; 0 where they overlap.
int gap(int from, int fromLength, int to, int toLength)
{
    return std::max({0, to - (from + fromLength - 1), from - (to + toLength - 1)});
}

const GuideVehicle* guideOf(const State& state, const Vehicle& vehicle)
{
    return vehicle.kind == Kind::Enemy ? state.guide().vehicle(vehicle.id) : nullptr;
}

} // namespace

std::vector<Place> Footprint::places() const
{
    std::vector<Place> places;
    for (int column = at.column; column < at.column + columns; ++column) {
        for (int row = at.row; row < at.row + rows; ++row)
            places.push_back({column, row});
    }
    return places;
}

Footprint footprintOf(const State& state, const Vehicle& vehicle)
{
    const GuideVehicle* guide = guideOf(state, vehicle);
    return guide ? Footprint(vehicle.at, guide->columns, guide->rows) : Footprint(vehicle.at);
}

bool isOnRoad(const State& state, const Footprint& footprint)
{
    const Road& road = state.guide().road;
    return road.has(footprint.at) &&
           road.has({footprint.at.column + footprint.columns - 1, footprint.at.row + footprint.rows - 1});
}

bool flies(const State& state, const Vehicle& vehicle)
{
    const GuideVehicle* guide = guideOf(state, vehicle);
    return guide && guide->flies;
}

int distance(const Footprint& from, const Footprint& to)
{
    return std::max(gap(from.at.column, from.columns, to.at.column, to.columns),
                    gap(from.at.row, from.rows, to.at.row, to.rows));
}

int distance(const State& state, const Vehicle& from, const Vehicle& to)
{
    return distance(footprintOf(state, from), footprintOf(state, to));
}

bool areAdjacent(const State& state, const Vehicle& one, const Vehicle& other)
{
    return one.id != other.id && distance(state, one, other) <= 1;
}

const Vehicle* occupant(const State& state, const Place& place)
{
    for (const Vehicle& vehicle : state.vehicles) {
        if (vehicle.kind == Kind::Enemy) {
            if (footprintOf(state, vehicle).has(place) && !flies(state, vehicle))
                return &vehicle;
        } else if (vehicle.at == place) {
            return &vehicle;
        }
    }
    return nullptr;
}

bool isFree(const State& state, const Place& place)
{
    return state.guide().road.has(place) && !occupant(state, place);
}

std::vector<Place> neighbours(const State& state, const Place& place)
{
    std::vector<Place> around;
    for (int column = place.column - 1; column <= place.column + 1; ++column) {
        for (int row = place.row - 1; row <= place.row + 1; ++row) {
            const Place next{column, row};
            if (next != place && state.guide().road.has(next))
                around.push_back(next);
        }
    }
    return around;
}

bool isManned(const State& state, const Vehicle& vehicle)
{
    return vehicle.isPlayerVehicle() && state.player(vehicle.owner).peg.isAtWheel();
}

bool wouldSweep(const Vehicle& wreck, const Vehicle& other)
{
    const int columns = wreck.at.column - other.at.column;
    return wreck.isWreck && wreck.at.row == other.at.row && columns >= 1 && columns <= wreckFalls;
}

bool comesBefore(const State& state, const Place& one, const Place& other)
{
    if (state.setup->rulings.has(Turned::RowFirst))
        return std::pair(one.row, one.column) < std::pair(other.row, other.column);
    return one < other;
}

std::vector<const Vehicle*> allInOrder(const State& state)
{
    std::vector<const Vehicle*> all;
    for (const Vehicle& vehicle : state.vehicles)
        all.push_back(&vehicle);
    // Over the same space: by id, as they stand.
    std::ranges::stable_sort(all, [&](const Vehicle* one, const Vehicle* other) {
        return comesBefore(state, one->at, other->at);
    });
    return all;
}

} // namespace roadmarshal::highway_heist
