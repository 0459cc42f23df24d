// Who stands on which lane when a step begins.
#pragma once

#include "pack.h"

namespace roadmarshal::apocalypse_road::movement {

class Board
{
public:
    explicit Board(const Pack& pack);

    int carCount() const { return static_cast<int>(m_at.size()); }
    // `none` for a car in the chute, beside the track or in a Trough: it is on no lane and blocks nobody.
    track::Index at(Car car) const { return m_at[car]; }
    Car on(track::Index space) const { return m_on[space]; }
    // The perpendicular car that holds the cell of `space` against `mover`. A car does not bar itself.
    Car across(track::Index space, Car mover) const
    {
        const track::Index twin = m_graph->twin(space);
        if (twin == track::none || m_on[twin] == mover)
            return nobody;
        return m_on[twin];
    }

    // All cars at once; `at` has an entry for each.
    template <class Places>
    void set(const Places& at)
    {
        m_changed.clear();
        for (int car = 0; car < carCount(); ++car) {
            const track::Index place = at[car];
            if (place == m_at[car])
                continue;
            if (m_at[car] != track::none)
                m_on[m_at[car]] = nobody;
            m_at[car] = place;
            m_changed.push_back(static_cast<Car>(car));
        }
        for (const Car car : m_changed) {
            if (m_at[car] != track::none)
                m_on[m_at[car]] = car;
        }
    }

private:
    const track::Graph* m_graph;
    std::vector<track::Index> m_at;
    std::vector<Car> m_on;
    std::vector<Car> m_changed;
};

} // namespace roadmarshal::apocalypse_road::movement
