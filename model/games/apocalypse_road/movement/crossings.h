// Which cars have gone over the Finish Line so far, as small numbers that states can hold.
#pragma once

#include "pack.h"

#include <map>
#include <unordered_map>

namespace roadmarshal::apocalypse_road::movement {

class Crossings
{
public:
    using Id = std::uint32_t;
    static constexpr Id noneYet = 0;

    struct Lists
    {
        std::vector<Car> forward; // once per crossing, sorted
        std::vector<Car> backward;
        auto operator<=>(const Lists&) const = default;
    };

    Crossings();
    const Lists& lists(Id id) const { return m_lists[id]; }
    Id add(Id before, Car car, bool backward);

    // The memory that they take, in states.
    std::uint32_t weight() const { return m_weight; }

private:
    std::vector<Lists> m_lists;
    std::map<Lists, Id> m_ids;
    std::unordered_map<std::uint64_t, Id> m_added; // spares the lists where the same was added before
    std::uint32_t m_weight = 0;
};

} // namespace roadmarshal::apocalypse_road::movement
