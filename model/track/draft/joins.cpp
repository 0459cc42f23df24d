#include "joins.h"

#include <algorithm>

namespace roadmarshal::track {

namespace {

std::vector<int> openLanes(const Section& section)
{
    std::vector<int> open;
    for (int lane = 0; lane < section.lanes; ++lane) {
        if (!section.isTrough(lane))
            open.push_back(lane);
    }
    return open;
}

bool isReached(const Joins& join, int target)
{
    return std::ranges::any_of(
        join, [target](const std::vector<int>& targets) { return std::ranges::contains(targets, target); });
}

} // namespace

Joins usualJoin(const Section& from, const Section& to)
{
    const std::vector<int> sources = openLanes(from);
    const std::vector<int> targets = openLanes(to);
    const auto count = static_cast<int>(sources.size());
    const auto wide = static_cast<int>(targets.size());
    Joins join(static_cast<std::size_t>(from.lanes));
    for (int i = 0; i < count; ++i) {
        for (int k = 0; k < wide; ++k) {
            // Both roads are count × wide parts wide: whether the two lanes have some in common.
            if (std::max(i * wide, k * count) < std::min((i + 1) * wide, (k + 1) * count))
                join[sources[i]].push_back(targets[k]);
        }
    }
    return join;
}

Joins soundJoin(const Joins& join, const Section& from, const Section& to)
{
    Joins sound = join;
    sound.resize(static_cast<std::size_t>(from.lanes));
    for (int lane = 0; lane < from.lanes; ++lane) {
        std::vector<int>& targets = sound[lane];
        std::erase_if(targets, [&](int target) {
            return target < 0 || target >= to.lanes || to.isTrough(target) || from.isTrough(lane);
        });
        std::ranges::sort(targets);
        const auto twice = std::ranges::unique(targets);
        targets.erase(twice.begin(), twice.end());
    }
    return sound;
}

Joins mendedJoin(const Joins& join, const Section& from, const Section& to)
{
    const Joins usual = usualJoin(from, to);
    Joins mended = soundJoin(join, from, to);
    for (int lane = 0; lane < from.lanes; ++lane) {
        if (mended[lane].empty())
            mended[lane] = usual[lane];
    }
    for (int target = 0; target < to.lanes; ++target) {
        if (to.isTrough(target) || isReached(mended, target))
            continue;
        for (int lane = 0; lane < from.lanes; ++lane) {
            if (std::ranges::contains(usual[lane], target))
                mended[lane].insert(std::ranges::upper_bound(mended[lane], target), target);
        }
    }
    return mended;
}

} // namespace roadmarshal::track
