// Small tracks and packs for tests, written as short as they can be read.
#pragma once

#include "games/apocalypse_road/movement/pack.h"

#include <initializer_list>

namespace roadmarshal::test {

using Joins = std::vector<std::vector<int>>;

// Lane to lane where no join is given.
inline track::Section section(int sectors, int lanes, track::Surface surface = track::Surface::Paved,
                              Joins next = {})
{
    if (next.empty()) {
        for (int lane = 0; lane < lanes; ++lane) {
            const bool trough = surface == track::Surface::Jump && lane == track::troughLane;
            next.push_back(trough ? std::vector<int>{} : std::vector<int>{lane});
        }
    }
    return {.sectors = sectors, .lanes = lanes, .surface = surface, .next = std::move(next)};
}

inline track::Track trackOf(std::vector<track::Section> sections)
{
    track::Track track;
    track.id = track.name = QStringLiteral("test");
    track.sections = std::move(sections);
    return track;
}

// One piece of road with the same lanes all the way.
inline track::Track oval(int sectors, int lanes)
{
    return trackOf({section(sectors, lanes)});
}

inline track::Place at(const char* text)
{
    return track::parsePlace(QString::fromLatin1(text)).value();
}

inline track::Space space(const char* text)
{
    return track::parseSpace(QString::fromLatin1(text)).value();
}

inline std::vector<track::Place> places(std::initializer_list<const char*> texts)
{
    std::vector<track::Place> places;
    for (const char* text : texts)
        places.push_back(at(text));
    return places;
}

} // namespace roadmarshal::test
