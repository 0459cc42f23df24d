#include "random.h"

#include <QtAssert>

namespace roadmarshal::table {

namespace {

// SplitMix64: a counter-based mixer with good statistics and no state to carry.
std::uint64_t mix(std::uint64_t x)
{
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

} // namespace

int drawNumber(std::uint64_t seed, std::uint64_t n, int below)
{
    Q_ASSERT(below > 0);
    const auto bound = static_cast<std::uint64_t>(below);
    // Values past the last full multiple of the bound would favour small results: mix again.
    const std::uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
    std::uint64_t x = mix(mix(seed) ^ n);
    while (x >= limit)
        x = mix(x);
    return static_cast<int>(x % bound);
}

Random::Random(std::uint64_t seed, std::uint64_t position, Draws recorded)
    : m_seed(seed), m_position(position), m_recorded(std::move(recorded))
{
}

int Random::below(int bound)
{
    if (!m_recorded.isEmpty()) {
        const Draw draw = m_recorded.takeFirst();
        if (draw.below == bound && draw.value >= 0 && draw.value < bound) {
            m_drawn.append(draw);
            return draw.value;
        }
        m_recorded.clear(); // another question than the one written down: the rest does not fit either
    }
    m_drawn.append({bound, drawNumber(m_seed, m_position++, bound)});
    ++m_fresh;
    return m_drawn.last().value;
}

QJsonArray store(const Draws& draws)
{
    QJsonArray stored;
    for (const Draw& draw : draws)
        stored.append(QJsonArray{draw.below, draw.value});
    return stored;
}

Draws restoreDraws(const QJsonArray& stored)
{
    Draws draws;
    for (const QJsonValue& value : stored)
        draws.append({value[0].toInt(1), value[1].toInt()});
    return draws;
}

} // namespace roadmarshal::table
