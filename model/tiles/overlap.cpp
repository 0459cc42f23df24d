#include "overlap.h"

#include <algorithm>
#include <ranges>

namespace roadmarshal::tiles {

namespace {

struct Span
{
    double low = 0;
    double high = 0;
};

Span along(QPointF axis, std::span<const QPointF> corners)
{
    const auto [low, high] = std::ranges::minmax(
        corners | std::views::transform([&](QPointF point) { return QPointF::dotProduct(axis, point); }));
    return {low, high};
}

// Whether a line parallel to a side of the first keeps them apart.
bool isApart(std::span<const QPointF> a, std::span<const QPointF> b, double slack)
{
    for (std::size_t i = 0; i < a.size(); ++i) {
        const QPointF side = a[(i + 1) % a.size()] - a[i];
        const double length = board::length(side);
        if (length == 0)
            continue;
        const QPointF axis = QPointF(-side.y(), side.x()) / length;
        const Span first = along(axis, a);
        const Span second = along(axis, b);
        if (std::min(first.high, second.high) - std::max(first.low, second.low) <= slack)
            return true;
    }
    return false;
}

} // namespace

bool overlap(std::span<const QPointF> a, std::span<const QPointF> b, double slack)
{
    return !isApart(a, b, slack) && !isApart(b, a, slack);
}

bool overlap(const std::vector<Quad>& some, const std::vector<Quad>& others, double slack)
{
    return std::ranges::any_of(some, [&](const Quad& quad) {
        return std::ranges::any_of(others, [&](const Quad& other) { return overlap(quad, other, slack); });
    });
}

} // namespace roadmarshal::tiles
