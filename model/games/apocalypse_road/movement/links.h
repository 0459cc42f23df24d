// What an activation remembers of its links: the line behind, the ban on lane changes, lanes bound by AR-13.
#pragma once

#include "pack.h"

#include <map>

namespace roadmarshal::apocalypse_road::movement {

struct Link
{
    bool linked = false;   // Line, Pursuit: a step has moved another car by linking
    std::vector<Car> line; // the cars behind that follow, from the active car backward
    // AR-13: diverging spaces and the way a linked car has left each, sorted.
    std::vector<std::pair<track::Index, track::Index>> bound;
    auto operator<=>(const Link&) const = default;

    // Whether a linked car or the active car may leave a space this way.
    bool permits(track::Index from, track::Index to) const
    {
        for (const auto& [space, way] : bound) {
            if (space == from)
                return way == to;
        }
        return true;
    }
    void bind(track::Index from, track::Index to);
};

class Links
{
public:
    using Id = std::uint32_t;
    static constexpr Id unlinked = 0;

    Links();
    const Link& link(Id id) const { return m_links[id]; }
    Id idOf(const Link& link);

    // The memory that they take, in states.
    std::uint32_t weight() const { return m_weight; }

private:
    std::vector<Link> m_links;
    std::map<Link, Id> m_ids;
    std::uint32_t m_weight = 0;
};

} // namespace roadmarshal::apocalypse_road::movement
