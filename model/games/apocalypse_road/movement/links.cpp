#include "links.h"

#include "effort.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

void Link::bind(track::Index from, track::Index to)
{
    const std::pair binding(from, to);
    const auto place = std::ranges::lower_bound(bound, binding);
    if (place == bound.end() || *place != binding)
        bound.insert(place, binding);
}

Links::Links() : m_links(1), m_ids{{Link{}, unlinked}} {}

Links::Id Links::idOf(const Link& link)
{
    const auto [entry, isNew] = m_ids.try_emplace(link, static_cast<Id>(m_links.size()));
    if (isNew) {
        m_links.push_back(link);
        m_weight += weightOfList(link.line.size() + link.bound.size());
    }
    return entry->second;
}

} // namespace roadmarshal::apocalypse_road::movement
