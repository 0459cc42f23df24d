#include "crossings.h"

#include "effort.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

Crossings::Crossings() : m_lists(1), m_ids{{Lists{}, noneYet}} {}

Crossings::Id Crossings::add(Id before, Car car, bool backward)
{
    const std::uint64_t question = std::uint64_t{before} << 16 | std::uint64_t{car} << 1 | (backward ? 1 : 0);
    if (const auto known = m_added.find(question); known != m_added.end())
        return known->second;
    Lists lists = m_lists[before];
    std::vector<Car>& list = backward ? lists.backward : lists.forward;
    list.insert(std::ranges::upper_bound(list, car), car);
    const auto [entry, isNew] = m_ids.try_emplace(lists, static_cast<Id>(m_lists.size()));
    if (isNew) {
        m_lists.push_back(std::move(lists));
        m_weight += weightOfList(entry->first.forward.size() + entry->first.backward.size());
    }
    m_added.emplace(question, entry->second);
    return entry->second;
}

} // namespace roadmarshal::apocalypse_road::movement
