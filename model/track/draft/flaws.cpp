#include "flaws.h"

#include "marks.h"
#include "track/load.h"

#include <algorithm>

namespace roadmarshal::track {

namespace {

using Kind = Flaw::Kind;
using Flaws = std::vector<Flaw>;

void addNames(const Track& track, Flaws& flaws)
{
    if (track.name.trimmed().isEmpty())
        flaws.push_back({Kind::NoName});
    if (!isTrackId(track.id))
        flaws.push_back({Kind::BadId});
}

void addJoins(const Draft& draft, Flaws& flaws)
{
    const Track& track = draft.track;
    for (int i = 0; i < draft.sectionCount(); ++i) {
        const Section& section = track.sections[i];
        const Section& following = track.following(i);
        const int first = draft.firstSectorOf(i);
        const int last = first + section.sectors - 1;
        for (int lane = 0; lane < section.lanes; ++lane) {
            if (section.next[lane].empty() && !section.isTrough(lane))
                flaws.push_back({Kind::LeadsNowhere, Space{last, lane}});
        }
        for (int lane = 0; lane < following.lanes; ++lane) {
            const bool reached = std::ranges::any_of(section.next, [lane](const std::vector<int>& targets) {
                return std::ranges::contains(targets, lane);
            });
            if (!reached && !following.isTrough(lane))
                flaws.push_back({Kind::ReachedByNone, Space{draft.firstSectorOf(draft.after(i)), lane}});
        }
    }
}

void addGrid(const Draft& draft, Flaws& flaws)
{
    const std::vector<Space>& grid = draft.track.grid;
    const auto count = static_cast<double>(grid.size());
    if (grid.size() < fewestOnGrid)
        flaws.push_back({Kind::GridTooSmall, std::nullopt, count});
    else if (grid.size() < mostOnGrid)
        flaws.push_back({Kind::GridNotFull, std::nullopt, count});
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const auto twin = twinOf(draft, grid[i]);
        if (twin && std::ranges::find(grid.begin(), grid.begin() + static_cast<std::ptrdiff_t>(i), *twin) !=
                        grid.begin() + static_cast<std::ptrdiff_t>(i))
            flaws.push_back({Kind::GridOnOneCell, grid[i]});
    }
}

// 12.0: cars start on the first spaces of the track, whatever is printed.
void addSpaces(const Draft& draft, Flaws& flaws)
{
    std::size_t spaces = 0;
    for (const Section& section : draft.track.sections)
        spaces +=
            static_cast<std::size_t>(section.sectors) *
            static_cast<std::size_t>(section.surface == Surface::Jump ? section.lanes - 1 : section.lanes);
    spaces -= std::min(spaces, 2 * draft.track.crossovers.size());
    if (spaces < fewestOnGrid)
        flaws.push_back({Kind::TooFewSpaces, std::nullopt, static_cast<double>(spaces)});
}

void addDrawing(const Track& track, Drawn drawn, Flaws& flaws)
{
    double turn = 0;
    for (const Section& section : track.sections)
        turn += section.turn;
    switch (drawn) {
    case Drawn::AsDescribed:
        return;
    case Drawn::Stretched:
        return flaws.push_back({Kind::TurnsStretched, std::nullopt, turn});
    case Drawn::TurnsMissRing:
        return flaws.push_back({Kind::TurnsMiss, std::nullopt, turn});
    case Drawn::LengthsMissRing:
        return flaws.push_back({Kind::LengthsMiss});
    case Drawn::OverlapsRing:
        return flaws.push_back({Kind::RunsIntoItself});
    }
}

} // namespace

Flaws flawsOf(const Draft& draft, Drawn drawn)
{
    Flaws flaws;
    const Track& track = draft.track;
    addNames(track, flaws);
    if (track.sectorCount() < 3)
        flaws.push_back({Kind::TooFewSectors, std::nullopt, static_cast<double>(track.sectorCount())});
    addJoins(draft, flaws);
    if (track.isOfSisterGame()) {
        addSpaces(draft, flaws);
    } else {
        if (!track.chute)
            flaws.push_back({Kind::NoChute});
        addGrid(draft, flaws);
    }
    addDrawing(track, drawn, flaws);
    std::ranges::stable_partition(flaws, &Flaw::stops);
    return flaws;
}

bool canBeRacedOn(const Flaws& flaws)
{
    return std::ranges::none_of(flaws, &Flaw::stops);
}

} // namespace roadmarshal::track
