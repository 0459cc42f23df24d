// A set of numbered things by their hash; what equals what, the caller says.
#pragma once

#include <cstdint>
#include <vector>

namespace roadmarshal::apocalypse_road::movement {

class StateTable
{
public:
    // The number held for an equal entry, or `fresh`, which is held from now on.
    template <class Equals>
    std::uint32_t findOrAdd(std::uint32_t hash, std::uint32_t fresh, const Equals& equals)
    {
        if (m_held * 2 >= m_slots.size())
            grow();
        for (std::size_t slot = hash & m_mask;; slot = (slot + 1) & m_mask) {
            Slot& found = m_slots[slot];
            if (found.number == empty) {
                found = {hash, fresh};
                ++m_held;
                return fresh;
            }
            if (found.hash == hash && equals(found.number))
                return found.number;
        }
    }
    // Begins to fetch what `findOrAdd` will look at: the table is larger than the caches.
    void prefetch(std::uint32_t hash) const
    {
        if (!m_slots.empty())
            __builtin_prefetch(&m_slots[hash & m_mask], 1);
    }
    void release()
    {
        m_slots = {};
        m_held = 0;
    }

private:
    static constexpr std::uint32_t empty = 0xffffffff;
    struct Slot
    {
        std::uint32_t hash = 0;
        std::uint32_t number = empty;
    };

    void grow()
    {
        std::vector<Slot> old(m_slots.empty() ? 64 : m_slots.size() * 4);
        old.swap(m_slots);
        m_mask = m_slots.size() - 1;
        for (const Slot& held : old) {
            if (held.number == empty)
                continue;
            std::size_t slot = held.hash & m_mask;
            while (m_slots[slot].number != empty)
                slot = (slot + 1) & m_mask;
            m_slots[slot] = held;
        }
    }

    std::vector<Slot> m_slots;
    std::size_t m_mask = 0;
    std::size_t m_held = 0;
};

} // namespace roadmarshal::apocalypse_road::movement
