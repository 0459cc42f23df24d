// The spaces of a track as a graph of dense indices: what is ahead, behind, beside and diagonal.
#pragma once

#include "track.h"

#include <cstdint>
#include <span>
#include <vector>

namespace roadmarshal::track {

// Position of a space in the graph; sectors in order, lanes from the inside outward.
using Index = std::int16_t;
inline constexpr Index none = -1;

class Graph
{
public:
    explicit Graph(const Track& track);

    int size() const { return static_cast<int>(m_spaces.size()); }
    int sectorCount() const { return static_cast<int>(m_firstOfSector.size()) - 1; }
    int laneCount(int sector) const { return m_firstOfSector[sector + 1] - m_firstOfSector[sector]; }

    // `none` where there is no such space.
    Index indexOf(Space space) const;
    Space spaceAt(Index index) const { return m_spaces[index]; }

    std::span<const Index> next(Index index) const { return m_next.of(index); }
    std::span<const Index> behind(Index index) const { return m_behind.of(index); }
    std::span<const Index> diagonal(Index index) const { return m_diagonal.of(index); }
    // The neighbour one lane further in or out, `none` at the edge.
    Index beside(Index index, Side side) const;

    Surface surface(Index index) const { return m_surfaces[m_spaces[index].sector]; }
    bool isTrough(Index index) const;
    // The other space of the same crossover cell, or `none`.
    Index twin(Index index) const { return m_twins[index]; }
    // Going from one to the other passes the Finish Line forward.
    bool crossesFinish(Index from, Index to) const;

private:
    // Lists of different length in one block of memory.
    struct Lists
    {
        std::vector<Index> items;
        std::vector<int> starts{0};
        std::span<const Index> of(Index index) const
        {
            return {items.data() + starts[index], items.data() + starts[index + 1]};
        }
        void close() { starts.push_back(static_cast<int>(items.size())); }
    };

    std::vector<Space> m_spaces;
    std::vector<int> m_firstOfSector;
    std::vector<Surface> m_surfaces;
    std::vector<Index> m_twins;
    Lists m_next;
    Lists m_behind;
    Lists m_diagonal;
};

} // namespace roadmarshal::track
