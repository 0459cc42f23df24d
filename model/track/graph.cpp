#include "graph.h"

#include "sister_games.h"

#include <algorithm>
#include <numeric>

namespace roadmarshal::track {

int Track::sectorCount() const
{
    return std::accumulate(sections.begin(), sections.end(), 0,
                           [](int sum, const Section& section) { return sum + section.sectors; });
}

bool Track::isOfSisterGame() const
{
    return sisterGames().contains(system);
}

Graph::Graph(const Track& track)
{
    m_firstOfSector.push_back(0);
    for (const Section& section : track.sections) {
        for (int i = 0; i < section.sectors; ++i) {
            const int sector = static_cast<int>(m_surfaces.size());
            for (int lane = 0; lane < section.lanes; ++lane)
                m_spaces.push_back({sector, lane});
            m_surfaces.push_back(section.surface);
            m_firstOfSector.push_back(static_cast<int>(m_spaces.size()));
        }
    }

    int sector = 0;
    std::vector<std::vector<Index>> behind(m_spaces.size());
    for (const Section& section : track.sections) {
        for (int i = 0; i < section.sectors; ++i, ++sector) {
            const bool joins = i + 1 == section.sectors;
            const int following = (sector + 1) % sectorCount();
            for (int lane = 0; lane < section.lanes; ++lane) {
                const auto from = static_cast<Index>(m_firstOfSector[sector] + lane);
                const auto lead = [&](int toLane) {
                    const auto to = static_cast<Index>(m_firstOfSector[following] + toLane);
                    m_next.items.push_back(to);
                    behind[to].push_back(from);
                };
                if (joins)
                    std::ranges::for_each(section.next[lane], lead);
                else if (section.surface != Surface::Jump || lane != troughLane)
                    lead(lane);
                m_next.close();
            }
        }
    }
    for (const auto& list : behind) {
        m_behind.items.insert(m_behind.items.end(), list.begin(), list.end());
        m_behind.close();
    }

    m_twins.assign(m_spaces.size(), none);
    for (const auto& [a, b] : track.crossovers) {
        m_twins[indexOf(a)] = indexOf(b);
        m_twins[indexOf(b)] = indexOf(a);
    }

    // Beside some space ahead, and not ahead itself.
    for (int space = 0; space < size(); ++space) {
        const auto from = static_cast<Index>(space);
        std::vector<Index> found;
        for (Index ahead : next(from)) {
            for (Side side : {Side::In, Side::Out}) {
                const Index to = beside(ahead, side);
                if (to != none && !std::ranges::contains(next(from), to) && !std::ranges::contains(found, to))
                    found.push_back(to);
            }
        }
        std::ranges::sort(found);
        m_diagonal.items.insert(m_diagonal.items.end(), found.begin(), found.end());
        m_diagonal.close();
    }
}

Index Graph::indexOf(Space space) const
{
    if (space.sector < 0 || space.sector >= sectorCount() || space.lane < 0 ||
        space.lane >= laneCount(space.sector))
        return none;
    return static_cast<Index>(m_firstOfSector[space.sector] + space.lane);
}

Index Graph::beside(Index index, Side side) const
{
    const Space space = m_spaces[index];
    return indexOf({space.sector, space.lane + (side == Side::In ? -1 : 1)});
}

bool Graph::isTrough(Index index) const
{
    return surface(index) == Surface::Jump && m_spaces[index].lane == troughLane;
}

bool Graph::crossesFinish(Index from, Index to) const
{
    return m_spaces[from].sector == sectorCount() - 1 && m_spaces[to].sector == 0;
}

} // namespace roadmarshal::track
