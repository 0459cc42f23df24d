#include "outcomes.h"

#include <algorithm>
#include <iterator>

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
    spelled.overTheLine = crossingsInOrder(outcome);
    for (const track::Index space : path(outcome))
        spelled.path.push_back(m_graph->spaceAt(space));
    return spelled;
}

const Crossings::Lists& Outcomes::crossings(int outcome) const
{
    return m_states.crossings().lists(m_states.meta(m_entries[outcome].state).crossings);
}

std::vector<StateId> Outcomes::steps(int outcome) const
{
    std::vector<StateId> steps;
    for (StateId state = m_entries[outcome].state; m_states.meta(state).parent != noState;
         state = m_states.meta(state).parent)
        steps.push_back(state);
    std::ranges::reverse(steps);
    return steps;
}

std::vector<track::Index> Outcomes::path(int outcome) const
{
    std::vector<track::Index> path;
    for (const StateId state : steps(outcome)) // each step moves the active car
        path.push_back(m_states.at(state, m_active));
    return path;
}

std::vector<Crossing> Outcomes::crossingsInOrder(int outcome) const
{
    std::vector<Crossing> crossings;
    Crossings::Lists before;
    for (const StateId state : steps(outcome)) {
        const Crossings::Lists& after = m_states.crossings().lists(m_states.meta(state).crossings);
        const auto add = [&](const std::vector<Car>& now, const std::vector<Car>& then, bool backward) {
            std::vector<Car> added;
            std::ranges::set_difference(now, then, std::back_inserter(added));
            std::ranges::sort(added, {}, [&](Car car) { return m_states.at(state, car); });
            for (const Car car : added)
                crossings.push_back({car, backward});
        };
        add(after.backward, before.backward, true);
        add(after.forward, before.forward, false);
        before = after;
    }
    return crossings;
}

} // namespace roadmarshal::apocalypse_road::movement
