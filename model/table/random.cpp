#include "random.h"

#include <QtAssert>

#include <algorithm>

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

std::optional<Draw> Random::recorded(int bound, const QString& name)
{
    auto draw = std::ranges::find(m_recorded, name, &Draw::name);
    if (draw == m_recorded.end())
        draw = std::ranges::find_if(m_recorded, &QString::isEmpty, &Draw::name);
    if (draw == m_recorded.end())
        return std::nullopt;
    const Draw found = *draw;
    m_recorded.erase(draw);
    if (found.below == bound && found.value >= 0 && found.value < bound)
        return found;
    // Another question than the one written down. Where only the order tells, the rest does not fit either.
    if (found.name.isEmpty())
        m_recorded.removeIf([](const Draw& other) { return other.name.isEmpty(); });
    return std::nullopt;
}

int Random::below(int bound, const QString& name)
{
    if (const auto draw = recorded(bound, name)) {
        m_drawn.append(*draw);
    } else {
        m_drawn.append({bound, drawNumber(m_seed, m_position++, bound), name});
        m_fresh.append(m_drawn.last());
    }
    return m_drawn.last().value;
}

QJsonArray store(const Draws& draws)
{
    QJsonArray stored;
    for (const Draw& draw : draws) {
        QJsonArray one{draw.below, draw.value};
        if (!draw.name.isEmpty())
            one.append(draw.name);
        stored.append(one);
    }
    return stored;
}

Draws restoreDraws(const QJsonArray& stored)
{
    Draws draws;
    for (const QJsonValue& value : stored)
        draws.append({value[0].toInt(1), value[1].toInt(), value[2].toString()});
    return draws;
}

} // namespace roadmarshal::table
