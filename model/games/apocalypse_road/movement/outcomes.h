// How an activation's movement can end: every distinct outcome, each with one way that leads to it.
#pragma once

#include "pack.h"
#include "states.h"

namespace roadmarshal::apocalypse_road::movement {

enum class Ending : std::uint8_t { Spent, Ram, Collision };

struct Moved
{
    Car car = 0;
    track::Space to;
    bool operator==(const Moved&) const = default;
};

// A car went over the Finish Line.
struct Crossing
{
    Car car = 0;
    bool backward = false;
    bool operator==(const Crossing&) const = default;
};

struct Outcome
{
    Ending ends = Ending::Spent;
    Car target = nobody;               // Ram
    std::vector<Moved> moved;          // by car; only cars whose space differs from the start
    std::vector<Car> crossed;          // once per crossing of the Finish Line, sorted
    std::vector<Car> crossedBack;      // the same backward
    std::vector<Crossing> overTheLine; // both, step by step along the path
    std::vector<Car> damaged;          // Collision: one marker each
    std::vector<track::Space> path;
    bool operator==(const Outcome&) const = default;
};

// Some hundred thousand outcomes in little memory; `at` spells one out.
class Outcomes
{
public:
    struct Entry
    {
        std::uint32_t state = 0;
        Ending ends = Ending::Spent;
        Car one = nobody; // Ram: the target; Collision: the two cars
        Car other = nobody;
    };

    Outcomes(const Pack& pack, Car active, States states, std::vector<Entry> entries);

    int size() const { return static_cast<int>(m_entries.size()); }
    bool isEmpty() const { return m_entries.empty(); }
    Outcome at(int outcome) const;

    const Entry& entry(int outcome) const { return m_entries[outcome]; }
    // Where a car ends; `none` if it is on no lane, which means that it has not moved.
    track::Index end(int outcome, Car car) const { return m_states.at(m_entries[outcome].state, car); }
    track::Index start(Car car) const { return m_start.at(car); }
    const Crossings::Lists& crossings(int outcome) const;
    std::vector<track::Index> path(int outcome) const;
    // AR-43: as they happen; within one step what is returned, then what is scored, the foremost first.
    std::vector<Crossing> crossingsInOrder(int outcome) const;

    Car active() const { return m_active; }
    int carCount() const { return m_start.carCount(); }
    // How many positions the search went through, for benchmarks.
    std::uint32_t statesSeen() const { return m_states.size(); }

private:
    // The states after each step.
    std::vector<StateId> steps(int outcome) const;

    const track::Graph* m_graph;
    Board m_start;
    Car m_active;
    States m_states;
    std::vector<Entry> m_entries;
};

} // namespace roadmarshal::apocalypse_road::movement
