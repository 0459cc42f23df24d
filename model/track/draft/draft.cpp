#include "draft.h"

#include "joins.h"

#include <algorithm>

namespace roadmarshal::track {

int Draft::sectionOf(int sector) const
{
    int end = 0;
    for (int section = 0; section < sectionCount(); ++section) {
        end += track.sections[section].sectors;
        if (sector < end)
            return section;
    }
    return sectionCount() - 1;
}

int Draft::firstSectorOf(int section) const
{
    int first = 0;
    for (int before = 0; before < section; ++before)
        first += track.sections[before].sectors;
    return first;
}

bool Draft::canDriveOn(Space space) const
{
    if (space.sector < 0 || space.sector >= track.sectorCount() || space.lane < 0)
        return false;
    const Section& section = track.sections[sectionOf(space.sector)];
    return space.lane < section.lanes && !section.isTrough(space.lane);
}

Draft newOval(int sectors, int lanes)
{
    const int all = std::max(8, sectors);
    const int straight = all / 4;
    const int bend = (all - 2 * straight) / 2;
    Draft draft;
    for (const auto& [count, turn] :
         {std::pair(straight, 0.0), {bend, 180.0}, {straight, 0.0}, {all - 2 * straight - bend, 180.0}})
        draft.track.sections.push_back({.sectors = count, .lanes = lanes, .turn = turn, .next = {}});
    for (Section& section : draft.track.sections)
        section.next = usualJoin(section, section);
    draft.sectionRests.resize(draft.track.sections.size());
    return draft;
}

void renumber(Draft& draft, const Renumbering& newOf)
{
    Track& track = draft.track;
    std::vector<std::pair<Space, Space>> crossovers;
    for (const auto& [a, b] : track.crossovers) {
        const auto newA = newOf(a);
        const auto newB = newOf(b);
        if (newA && newB)
            crossovers.emplace_back(*newA, *newB);
    }
    track.crossovers = std::move(crossovers);
    std::vector<Space> grid;
    for (const Space space : track.grid) {
        if (const auto now = newOf(space))
            grid.push_back(*now);
    }
    track.grid = std::move(grid);
    if (track.chute) {
        // The chute goes along with its sector, whatever became of the lane.
        const auto now = newOf(track.chute->entry);
        if (now)
            track.chute->entry = *now;
        else
            track.chute.reset();
    }
}

} // namespace roadmarshal::track
