// The spaces the active car has entered (AR-2), as far as they can still matter, as small numbers.
#pragma once

#include "pack.h"

#include <map>

namespace roadmarshal::apocalypse_road::movement {

// Forgetting what is out of reach lets the search merge states that differ only in how they were reached. The
// car never goes backward, so on a loop longer than its movement points only the space it has just left
// sideways is in reach.
class Trails
{
public:
    using Id = std::uint32_t;
    static constexpr Id clear = 0;

    Trails(const track::Graph& graph, int points);

    Id start(track::Index space, int points);
    bool contains(Id trail, track::Index space) const
    {
        if (!m_laps)
            return trail == static_cast<Id>(space) + 1;
        return lapsContain(trail, space);
    }
    // The trail once the car has gone on to a space, with so many points left then.
    Id after(Id trail, track::Index from, track::Index to, int left)
    {
        if (!m_laps)
            return left > 0 && sameSector(from, to) ? static_cast<Id>(from) + 1 : clear;
        return afterOnLaps(trail, to, left);
    }

    // The memory that they take, in states.
    std::uint32_t weight() const { return m_weight; }

private:
    using Spaces = std::vector<track::Index>; // sorted

    bool sameSector(track::Index from, track::Index to) const
    {
        return from != track::none && m_graph->spaceAt(from).sector == m_graph->spaceAt(to).sector;
    }
    bool lapsContain(Id trail, track::Index space) const;
    Id afterOnLaps(Id trail, track::Index to, int left);
    bool isInReach(track::Index space, track::Index at, int left) const;
    Id idOf(Spaces spaces);

    const track::Graph* m_graph;
    bool m_laps; // the car may come round to where it was
    std::vector<Spaces> m_trails;
    std::map<Spaces, Id> m_ids;
    std::uint32_t m_weight = 0;
};

} // namespace roadmarshal::apocalypse_road::movement
