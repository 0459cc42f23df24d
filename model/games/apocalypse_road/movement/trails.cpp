#include "trails.h"

#include "effort.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

Trails::Trails(const track::Graph& graph, int points)
    : m_graph(&graph), m_laps(graph.sectorCount() <= points), m_trails(1), m_ids{{Spaces{}, clear}}
{
}

Trails::Id Trails::start(track::Index space, int points)
{
    if (!m_laps || space == track::none)
        return clear;
    return afterOnLaps(clear, space, points);
}

bool Trails::lapsContain(Id trail, track::Index space) const
{
    return std::ranges::binary_search(m_trails[trail], space);
}

Trails::Id Trails::afterOnLaps(Id trail, track::Index to, int left)
{
    Spaces spaces;
    for (const track::Index space : m_trails[trail]) {
        if (isInReach(space, to, left))
            spaces.push_back(space);
    }
    // Where it stands now: it comes into reach again by a lap or by a step aside and back.
    if (left > 0)
        spaces.insert(std::ranges::lower_bound(spaces, to), to);
    return idOf(std::move(spaces));
}

bool Trails::isInReach(track::Index space, track::Index at, int left) const
{
    const int sectors = m_graph->sectorCount();
    const int ahead = (m_graph->spaceAt(space).sector - m_graph->spaceAt(at).sector + sectors) % sectors;
    return left > 0 && ahead <= left;
}

Trails::Id Trails::idOf(Spaces spaces)
{
    const auto [entry, isNew] = m_ids.try_emplace(std::move(spaces), static_cast<Id>(m_trails.size()));
    if (isNew) {
        m_trails.push_back(entry->first);
        m_weight += weightOfList(entry->first.size());
    }
    return entry->second;
}

} // namespace roadmarshal::apocalypse_road::movement
