// Random tracks that a file could describe, for property tests.
#pragma once

#include "track/track.h"

#include <rapidcheck.h>

#include <algorithm>
#include <ranges>
#include <set>

namespace roadmarshal::track {

// Every lane leads somewhere, never into or out of a Trough.
inline std::vector<std::vector<int>> randomJoin(const Section& section, const Section& following)
{
    std::vector<int> open;
    for (int lane = 0; lane < following.lanes; ++lane) {
        if (!following.isTrough(lane))
            open.push_back(lane);
    }
    std::vector<std::vector<int>> join(static_cast<std::size_t>(section.lanes));
    const bool straight = section.lanes == following.lanes && *rc::gen::inRange(0, 3) > 0;
    for (int lane = 0; lane < section.lanes; ++lane) {
        if (section.isTrough(lane))
            continue;
        if (straight && !following.isTrough(lane)) {
            join[lane] = {lane};
            continue;
        }
        for (int target : open) {
            if (*rc::gen::inRange(0, 3) == 0)
                join[lane].push_back(target);
        }
        if (join[lane].empty())
            join[lane] = {open[static_cast<std::size_t>(lane) % open.size()]};
    }
    return join;
}

inline std::vector<Space> driveableSpaces(const Track& track)
{
    std::vector<Space> spaces;
    int sector = 0;
    for (const Section& section : track.sections) {
        for (int i = 0; i < section.sectors; ++i, ++sector) {
            for (int lane = 0; lane < section.lanes; ++lane) {
                if (!section.isTrough(lane))
                    spaces.push_back({sector, lane});
            }
        }
    }
    return spaces;
}

inline Section randomSection()
{
    Section section;
    section.sectors = *rc::gen::inRange(1, 9);
    section.surface =
        *rc::gen::weightedElement<Surface>({{6, Surface::Paved}, {2, Surface::Rough}, {1, Surface::Jump}});
    section.lanes = section.surface == Surface::Jump ? 3 : *rc::gen::inRange(1, 7);
    section.turn =
        *rc::gen::weightedElement<int>({{3, 0}, {2, 90}, {2, 180}, {1, -90}, {1, 45}, {1, -720}, {1, 333}});
    section.length = *rc::gen::weightedElement<double>({{5, 0}, {1, 0.5}, {1, 2.5}});
    return section;
}

// Bends that make a loop, straights of any length between them: most of these can be drawn as described.
inline std::vector<Section> randomLoop()
{
    const int bends = *rc::gen::inRange(2, 6);
    const int way = *rc::gen::element(-1, 1);
    std::vector<Section> sections;
    for (int i = 0; i < bends; ++i) {
        sections.push_back(randomSection());
        sections.back().turn = 0;
        sections.push_back(randomSection());
        sections.back().sectors += 2;
        sections.back().turn = way * 360.0 / bends;
    }
    return sections;
}

inline std::vector<Section> randomSections()
{
    std::vector<Section> sections;
    for (int i = *rc::gen::inRange(1, 9); i > 0; --i)
        sections.push_back(randomSection());
    return sections;
}

inline Track randomTrack()
{
    Track track;
    track.id = QStringLiteral("random");
    track.name = QStringLiteral("Random <&\"'> \u0001 Track");
    track.system = QStringLiteral("apocalypse-road");
    track.heading = *rc::gen::inRange(-360, 361);
    track.sections = *rc::gen::arbitrary<bool>() ? randomLoop() : randomSections();
    if (track.sectorCount() < 3)
        track.sections.front().sectors += 3;
    for (std::size_t i = 0; i < track.sections.size(); ++i)
        track.sections[i].next = randomJoin(track.sections[i], track.following(i));

    const std::vector<Space> spaces = driveableSpaces(track);
    std::set<Space> free(spaces.begin(), spaces.end());
    const auto take = [&] {
        const Space space = *rc::gen::elementOf(std::vector<Space>(free.begin(), free.end()));
        free.erase(space);
        return space;
    };
    for (int i = *rc::gen::weightedElement<int>({{4, 0}, {1, 1}, {1, 4}}); i > 0 && free.size() > 1; --i) {
        const Space first = take();
        track.crossovers.emplace_back(first, take());
    }
    for (int i = *rc::gen::inRange(0, 12); i > 0 && !free.empty(); --i)
        track.grid.push_back(take());
    if (*rc::gen::arbitrary<bool>()) {
        const Side side = *rc::gen::element(Side::In, Side::Out);
        const int sector = *rc::gen::inRange(0, track.sectorCount());
        auto inSector = spaces | std::views::filter([&](Space space) { return space.sector == sector; });
        const auto [inner, outer] = std::ranges::minmax(inSector);
        track.chute = Chute{side == Side::In ? inner : outer, side};
    }
    return track;
}

} // namespace roadmarshal::track
