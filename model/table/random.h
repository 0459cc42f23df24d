// The one generator of the app: numbered draws from a seed, each written down where it is used.
#pragma once

#include <QJsonArray>
#include <QList>

#include <cstdint>

namespace roadmarshal::table {

// One draw: a number from 0 up to, not including, `below`.
struct Draw
{
    int below = 1;
    int value = 0;
    bool operator==(const Draw&) const = default;
};
using Draws = QList<Draw>;

QJsonArray store(const Draws& draws);
Draws restoreDraws(const QJsonArray& stored);

// Draw number n of a seed is the same on every machine and can be had without those before it.
int drawNumber(std::uint64_t seed, std::uint64_t n, int below);

// Hands out draws: first those written down for this action, if it is decided again, then new ones.
class Random
{
public:
    Random(std::uint64_t seed, std::uint64_t position, Draws recorded = {});

    int below(int bound);
    const Draws& drawn() const { return m_drawn; }
    // How many of the draws were new.
    int fresh() const { return m_fresh; }

private:
    std::uint64_t m_seed;
    std::uint64_t m_position;
    Draws m_recorded;
    Draws m_drawn;
    int m_fresh = 0;
};

} // namespace roadmarshal::table
