#include "marks.h"

#include "joins.h"

#include <algorithm>

namespace roadmarshal::track {

Draft withJoinTurned(Draft draft, int section, int lane, int target)
{
    if (section < 0 || section >= draft.sectionCount())
        return draft;
    Section& from = draft.track.sections[section];
    const Section& to = draft.track.following(section);
    if (lane < 0 || lane >= from.lanes || target < 0 || target >= to.lanes || from.isTrough(lane) ||
        to.isTrough(target))
        return draft;
    std::vector<int>& targets = from.next[lane];
    const auto place = std::ranges::lower_bound(targets, target);
    if (place != targets.end() && *place == target)
        targets.erase(place);
    else
        targets.insert(place, target);
    return draft;
}

Draft withUsualJoin(Draft draft, int section)
{
    if (section >= 0 && section < draft.sectionCount())
        draft.track.sections[section].next =
            usualJoin(draft.track.sections[section], draft.track.following(section));
    return draft;
}

std::optional<Space> twinOf(const Draft& draft, Space space)
{
    for (const auto& [a, b] : draft.track.crossovers) {
        if (a == space)
            return b;
        if (b == space)
            return a;
    }
    return std::nullopt;
}

Draft withoutCrossover(Draft draft, Space space)
{
    std::erase_if(draft.track.crossovers,
                  [space](const auto& pair) { return pair.first == space || pair.second == space; });
    return draft;
}

Draft withCrossoverTurned(Draft draft, Space a, Space b)
{
    if (a.sector == b.sector || !draft.canDriveOn(a) || !draft.canDriveOn(b))
        return draft;
    const bool isOne = twinOf(draft, a) == b;
    draft = withoutCrossover(withoutCrossover(std::move(draft), a), b);
    if (!isOne)
        draft.track.crossovers.emplace_back(a, b);
    return draft;
}

Draft withChute(Draft draft, int sector, Side side)
{
    if (sector >= 0 && sector < draft.track.sectorCount())
        draft.track.chute = Chute{{sector, side == Side::In ? 0 : draft.lanesOf(sector) - 1}, side};
    return draft;
}

Draft withoutChute(Draft draft)
{
    draft.track.chute.reset();
    return draft;
}

Draft withGridTurned(Draft draft, Space space)
{
    if (!draft.canDriveOn(space))
        return draft;
    if (std::erase(draft.track.grid, space) == 0)
        draft.track.grid.push_back(space);
    return draft;
}

Draft withGrid(Draft draft, const std::vector<Space>& grid)
{
    std::vector<Space> taken;
    for (const Space space : grid) {
        if (draft.canDriveOn(space) && !std::ranges::contains(taken, space))
            taken.push_back(space);
    }
    draft.track.grid = std::move(taken);
    return draft;
}

Draft withGridFilled(Draft draft)
{
    std::vector<Space>& grid = draft.track.grid;
    const int count = draft.track.sectorCount();
    const int first = grid.empty() ? count - 1 : grid.back().sector;
    for (int back = 0; back < count; ++back) {
        const int sector = (first - back + count) % count;
        for (int lane = 0; lane < draft.lanesOf(sector) && grid.size() < mostOnGrid; ++lane) {
            const Space space{sector, lane};
            const auto twin = twinOf(draft, space);
            if (draft.canDriveOn(space) && !std::ranges::contains(grid, space) &&
                !(twin && std::ranges::contains(grid, *twin)))
                grid.push_back(space);
        }
    }
    return draft;
}

} // namespace roadmarshal::track
