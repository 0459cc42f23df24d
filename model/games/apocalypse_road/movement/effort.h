// Keeps a search within bounds and lets others stop it.
#pragma once

#include <cstdint>
#include <stop_token>

namespace roadmarshal::apocalypse_road::movement {

struct Limits
{
    std::uint32_t states = 5'000'000; // some 500 MB with a full table of cars
    std::uint64_t work = 400'000'000; // looks at a space; some seconds
};

// How many states take as much memory as a remembered list of so many entries, which is held twice.
constexpr std::uint32_t weightOfList(std::size_t entries)
{
    return static_cast<std::uint32_t>(3 + entries / 8);
}

class Effort
{
public:
    Effort(Limits limits, std::stop_token stop) : m_limits(limits), m_stop(std::move(stop)) {}

    // Called for each bit of work; false once the search has to end.
    bool goOn()
    {
        if ((++m_work & 0xfff) == 0)
            look();
        return !m_ended;
    }
    // The same for a state, given how many there are now.
    bool goOn(std::uint32_t states)
    {
        if (states > m_limits.states)
            m_ended = true;
        return goOn();
    }
    void giveUp() { m_ended = true; }
    bool isEnded() const { return m_ended; }
    bool isCancelled() const { return m_cancelled; }

private:
    void look()
    {
        m_cancelled = m_cancelled || m_stop.stop_requested();
        m_ended = m_ended || m_cancelled || m_work > m_limits.work;
    }

    Limits m_limits;
    std::stop_token m_stop;
    std::uint64_t m_work = 0;
    bool m_ended = false;
    bool m_cancelled = false;
};

} // namespace roadmarshal::apocalypse_road::movement
