#include "outcomes.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

Outcomes::Outcomes(const Pack& pack, Car active, States states, std::vector<Entry> entries)
    : m_graph(pack.graph),
      m_start(pack),
      m_active(active),
      m_states(std::move(states)),
      m_entries(std::move(entries))
{
}

Outcome Outcomes::at(int outcome) const
{
    const Entry& entry = m_entries[outcome];
    Outcome spelled;
    spelled.ends = entry.ends;
    if (entry.ends == Ending::Ram)
        spelled.target = entry.one;
    else if (entry.ends == Ending::Collision)
        spelled.damaged = {entry.one, entry.other};
    for (int i = 0; i < carCount(); ++i) {
        const auto car = static_cast<Car>(i);
        const track::Index to = end(outcome, car);
        if (to != m_start.at(car))
            spelled.moved.push_back({car, m_graph->spaceAt(to)});
    }
    spelled.crossed = crossings(outcome).forward;
    spelled.crossedBack = crossings(outcome).backward;
    for (const track::Index space : path(outcome))
        spelled.path.push_back(m_graph->spaceAt(space));
    return spelled;
}

const Crossings::Lists& Outcomes::crossings(int outcome) const
{
    return m_states.crossings().lists(m_states.meta(m_entries[outcome].state).crossings);
}

std::vector<track::Index> Outcomes::path(int outcome) const
{
    std::vector<track::Index> path;
    // Each step moves the active car, so each state but the first adds a space.
    for (std::uint32_t state = m_entries[outcome].state; m_states.meta(state).parent != noState;
         state = m_states.meta(state).parent)
        path.push_back(m_states.at(state, m_active));
    std::ranges::reverse(path);
    return path;
}

} // namespace roadmarshal::apocalypse_road::movement
