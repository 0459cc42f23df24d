// Who stands where, how far from whom, and in which order things happen.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

struct Footprint
{
    Place at; // the westernmost, northernmost space
    int columns = 1;
    int rows = 1;

    Footprint(const Place& at, int columns = 1, int rows = 1) : at(at), columns(columns), rows(rows) {}
    bool has(const Place& place) const
    {
        return place.column >= at.column && place.column < at.column + columns && place.row >= at.row &&
               place.row < at.row + rows;
    }
    std::vector<Place> places() const;
    bool operator==(const Footprint&) const = default;
};

Footprint footprintOf(const State& state, const Vehicle& vehicle);
bool isOnRoad(const State& state, const Footprint& footprint);
bool flies(const State& state, const Vehicle& vehicle);

// King moves between their nearest spaces, whatever is in between (HR-4); 0 over the same space.
int distance(const Footprint& from, const Footprint& to);
int distance(const State& state, const Vehicle& from, const Vehicle& to);
// HH-18, HR-41: never to itself.
bool areAdjacent(const State& state, const Vehicle& one, const Vehicle& other);

// What stands in the space and not over it; null if it is empty.
const Vehicle* occupant(const State& state, const Place& place);
// On the road and empty.
bool isFree(const State& state, const Place& place);
// The up to eight spaces of the road around one (HH-18).
std::vector<Place> neighbours(const State& state, const Place& place);

// HH-21: the owner is behind the wheel.
bool isManned(const State& state, const Vehicle& vehicle);

// HH-111: columns that a Wreck falls back in Road Maintenance.
inline constexpr int wreckFalls = 4;
// A Wreck that would fall onto the other if both stay where they are.
bool wouldSweep(const Vehicle& wreck, const Vehicle& other);

// HH-56: as this table reads it (HR-2).
bool comesBefore(const State& state, const Place& one, const Place& other);
// The ids of those that fit, in Resolution Order.
template <class Fits>
QStringList inOrder(const State& state, Fits fits);
std::vector<const Vehicle*> allInOrder(const State& state);

template <class Fits>
QStringList inOrder(const State& state, Fits fits)
{
    QStringList ids;
    for (const Vehicle* vehicle : allInOrder(state)) {
        if (fits(*vehicle))
            ids.append(vehicle->id);
    }
    return ids;
}

} // namespace roadmarshal::highway_heist
