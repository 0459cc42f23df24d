#include "sections.h"

#include "joins.h"
#include "track/load.h"
#include "track/road.h"
#include "track/traced_sectors.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::track {

namespace {

constexpr int lanesOfJump = 3;

double rounded(double value, double places)
{
    return std::round(value * places) / places;
}

bool isThere(const Draft& draft, int section)
{
    return section >= 0 && section < draft.sectionCount();
}

Joins usualAt(const Draft& draft, int section)
{
    return usualJoin(draft.track.sections[section], draft.track.following(section));
}

// The joins at both ends of a section, as they were: as usual, or made by hand.
struct Ends
{
    bool usualBefore = false;
    bool usualAfter = false;
};

Ends endsOf(const Draft& draft, int section)
{
    const int before = draft.before(section);
    return {draft.track.sections[before].next == usualAt(draft, before),
            draft.track.sections[section].next == usualAt(draft, section)};
}

void mendEnd(Draft& draft, int section, bool wasUsual)
{
    Section& from = draft.track.sections[section];
    from.next =
        wasUsual ? usualAt(draft, section) : mendedJoin(from.next, from, draft.track.following(section));
}

void mendEnds(Draft& draft, int section, Ends ends)
{
    mendEnd(draft, section, ends.usualAfter);
    mendEnd(draft, draft.before(section), ends.usualBefore);
}

// The chute leads to the edge lane of its side.
void moveChuteToEdge(Draft& draft)
{
    auto& chute = draft.track.chute;
    if (chute)
        chute->entry.lane = chute->side == Side::In ? 0 : draft.lanesOf(chute->entry.sector) - 1;
}

void insertSectors(Draft& draft, int at, int count)
{
    if (draft.track.traced)
        track::insertSectors(*draft.track.traced, at, count);
    renumber(draft, [=](Space space) {
        return std::optional(Space{space.sector + (space.sector >= at ? count : 0), space.lane});
    });
}

void removeSectors(Draft& draft, int from, int count)
{
    if (draft.track.traced)
        track::removeSectors(draft.track.traced, from, count);
    renumber(draft, [=](Space space) -> std::optional<Space> {
        if (space.sector >= from && space.sector < from + count)
            return std::nullopt;
        return Space{space.sector - (space.sector >= from ? count : 0), space.lane};
    });
}

Joins straightOn(const Section& section)
{
    return usualJoin(section, section);
}

void insertSection(Draft& draft, int at, Section section, const QJsonObject& rest)
{
    draft.track.sections.insert(draft.track.sections.begin() + at, std::move(section));
    draft.sectionRests.insert(draft.sectionRests.begin() + at, rest);
}

void eraseSection(Draft& draft, int at)
{
    draft.track.sections.erase(draft.track.sections.begin() + at);
    draft.sectionRests.erase(draft.sectionRests.begin() + at);
}

// Two sections that could as well be one become one.
void mergeIfAlike(Draft& draft, int section)
{
    if (section + 1 >= draft.sectionCount())
        return;
    Section& a = draft.track.sections[section];
    const Section& b = draft.track.sections[section + 1];
    const bool alike = a.lanes == b.lanes && a.surface == b.surface && a.length == b.length &&
                       a.next == straightOn(a) &&
                       draft.sectionRests[section] == draft.sectionRests[section + 1] &&
                       std::abs(a.turn / a.sectors - b.turn / b.sectors) < 1e-6;
    if (!alike)
        return;
    a.turn = rounded(a.turn + b.turn, 1e6);
    a.sectors += b.sectors;
    a.next = b.next;
    eraseSection(draft, section + 1);
}

} // namespace

Draft withSection(Draft draft, int behind, int sectors)
{
    if (!isThere(draft, behind) || sectors < 1 || draft.sectionCount() >= mostSections ||
        draft.track.sectorCount() + sectors > mostSectors)
        return draft;
    const Section& before = draft.track.sections[behind];
    const int at = draft.firstSectorOf(behind) + before.sectors;
    const bool afterJump = before.surface == Surface::Jump;
    Section added{.sectors = sectors, .lanes = before.lanes, .next = {}};
    added.next = afterJump ? usualJoin(added, draft.track.following(behind)) : before.next;
    insertSectors(draft, at, sectors);
    insertSection(draft, behind + 1, std::move(added), {});
    draft.track.sections[behind].next = usualAt(draft, behind);
    return draft;
}

Draft withoutSection(Draft draft, int section)
{
    if (!isThere(draft, section) || draft.sectionCount() == 1)
        return draft;
    const Section removed = draft.track.sections[section];
    removeSectors(draft, draft.firstSectorOf(section), removed.sectors);
    eraseSection(draft, section);
    const int before = (section + draft.sectionCount() - 1) % draft.sectionCount();
    Section& from = draft.track.sections[before];
    if (from.lanes == removed.lanes && from.surface != Surface::Jump && removed.surface != Surface::Jump)
        from.next = removed.next;
    else
        from.next = usualAt(draft, before);
    mendEnd(draft, before, false);
    return draft;
}

Draft withSplit(Draft draft, int sector)
{
    if (sector < 0 || sector >= draft.track.sectorCount() || draft.sectionCount() >= mostSections)
        return draft;
    const int section = draft.sectionOf(sector);
    const int first = sector - draft.firstSectorOf(section);
    if (first == 0)
        return draft;
    Section front = draft.track.sections[section];
    Section back = front;
    const double part = static_cast<double>(first) / front.sectors;
    back.sectors -= first;
    front.sectors = first;
    front.turn = rounded(front.turn * part, 1e6);
    back.turn = rounded(back.turn - front.turn, 1e6);
    front.next = straightOn(front);
    draft.track.sections[section] = std::move(back);
    insertSection(draft, section, std::move(front), QJsonObject(draft.sectionRests[section]));
    return draft;
}

Draft withSectors(Draft draft, int section, int sectors)
{
    if (!isThere(draft, section) || sectors < 1)
        return draft;
    Section& changed = draft.track.sections[section];
    const int by = sectors - changed.sectors;
    if (draft.track.sectorCount() + by > mostSectors)
        return draft;
    const int end = draft.firstSectorOf(section) + changed.sectors;
    changed.sectors = sectors;
    if (by > 0)
        insertSectors(draft, end, by);
    else if (by < 0)
        removeSectors(draft, end + by, -by);
    return draft;
}

Draft withLanes(Draft draft, int section, int lanes, Side side)
{
    if (!isThere(draft, section) || lanes < 1 || lanes > mostLanes)
        return draft;
    Section& changed = draft.track.sections[section];
    if (changed.surface == Surface::Jump || changed.lanes == lanes)
        return draft;
    const Ends ends = endsOf(draft, section);
    const int shift = side == Side::In ? lanes - changed.lanes : 0;
    const int first = draft.firstSectorOf(section);
    const int end = first + changed.sectors;
    const auto chute = std::exchange(draft.track.chute, std::nullopt); // stays with its sector
    renumber(draft, [=](Space space) -> std::optional<Space> {
        if (space.sector < first || space.sector >= end)
            return space;
        const int lane = space.lane + shift;
        return lane >= 0 && lane < lanes ? std::optional(Space{space.sector, lane}) : std::nullopt;
    });
    Joins rows(static_cast<std::size_t>(lanes));
    for (int lane = 0; lane < changed.lanes; ++lane) {
        if (lane + shift >= 0 && lane + shift < lanes)
            rows[lane + shift] = changed.next[lane];
    }
    changed.next = std::move(rows);
    changed.lanes = lanes;
    for (std::vector<int>& targets : draft.track.sections[draft.before(section)].next)
        std::ranges::for_each(targets, [shift](int& target) { target += shift; });
    mendEnds(draft, section, ends);
    draft.track.chute = chute;
    moveChuteToEdge(draft);
    return draft;
}

Draft withSurface(Draft draft, int section, Surface surface)
{
    if (!isThere(draft, section) || draft.track.sections[section].surface == surface)
        return draft;
    const Ends ends = endsOf(draft, section);
    if (surface == Surface::Jump)
        draft = withLanes(std::move(draft), section, lanesOfJump, Side::Out);
    draft.track.sections[section].surface = surface;
    mendEnds(draft, section, ends);
    renumber(draft, [was = draft](Space space) {
        return was.canDriveOn(space) ? std::optional(space) : std::nullopt;
    });
    moveChuteToEdge(draft);
    return draft;
}

Draft withTurn(Draft draft, int section, double turn)
{
    if (isThere(draft, section) && std::isfinite(turn))
        draft.track.sections[section].turn = rounded(std::clamp(turn, -sharpestTurn, sharpestTurn), 100);
    return draft;
}

Draft withLength(Draft draft, int section, double length)
{
    if (isThere(draft, section) && std::isfinite(length))
        draft.track.sections[section].length =
            length <= 0 ? 0 : rounded(std::clamp(length, shortestLength, longestLength), 100);
    return draft;
}

Draft withFinishBefore(Draft draft, int sector)
{
    const int count = draft.track.sectorCount();
    if (sector <= 0 || sector >= count)
        return draft;
    const double heading = layRoad(draft.track).headingAt(sector, 0);
    Draft split = withSplit(draft, sector);
    const int section = split.sectionOf(sector);
    if (split.firstSectorOf(section) != sector)
        return draft;
    const int seam = split.sectionCount() - section - 1; // between what was last and what was first
    std::ranges::rotate(split.track.sections, split.track.sections.begin() + section);
    std::ranges::rotate(split.sectionRests, split.sectionRests.begin() + section);
    if (auto& traced = split.track.traced)
        std::ranges::rotate(traced->sectors, traced->sectors.begin() + sector);
    split.track.heading = rounded(std::remainder(heading, 360), 100);
    renumber(split, [=](Space space) {
        return std::optional(Space{(space.sector - sector + count) % count, space.lane});
    });
    mergeIfAlike(split, seam);
    return split;
}

} // namespace roadmarshal::track
