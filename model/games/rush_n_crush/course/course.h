// The course as the rules see it: spaces and where each leads. It may be laid of modules or given as it is.
#pragma once

#include "module.h"

#include <array>
#include <optional>

namespace roadmarshal::rush_n_crush {

inline constexpr int none = -1;

// The spaces level with one, on one side of it.
struct Beside
{
    std::vector<int> spaces = {}; // that can be entered
    bool rock = true;             // rock among them, or nothing at all
    bool operator==(const Beside&) const = default;
};

struct Space
{
    SpaceId id;
    int rank = 0;
    bool rock = false;
    // Positions in the course; `none` is rock, be it a rock, the edge or the end of an open course (A33).
    int straight = none;
    int left = none;
    int right = none;
    std::array<int, 3> rocksAhead{none, none, none}; // rocks that straight, left and right would lead to
    Beside besideLeft = {};
    Beside besideRight = {};
    bool operator==(const Space&) const = default;
};

struct AheadLink
{
    const char* name;
    int Space::* member;
};
// In the order of `rocksAhead`.
inline constexpr std::array aheadLinks{AheadLink{"straight", &Space::straight},
                                       AheadLink{"left", &Space::left}, AheadLink{"right", &Space::right}};

struct Course
{
    QString id;
    QString name;
    bool closed = false;
    int length = 0; // ranks of one round; of an open course, the last rank
    std::optional<int> start = {};
    std::optional<int> finish = {}; // the line lies behind this rank
    int laps = 1;
    std::vector<Space> spaces;
    std::vector<Module> modules = {}; // that it was laid of, in order; none if it was given as a graph
    QJsonObject json = {};            // complete: modules in full

    // `none` if there is no such space.
    int indexOf(SpaceId id) const;
    int indexOf(QStringView id) const;
    const Space& at(int space) const { return spaces[static_cast<size_t>(space)]; }
    // How many ranks further `to` lies; on a closed course always forwards.
    int ranksBetween(int from, int to) const;
    // Whether a step between two spaces goes over the finish line.
    bool crossesFinish(int from, int to) const;
    // RNC-A21: with this crossing of the finish line the race is won; nothing where there is no line. Where
    // it is the start line as well, crossing it at the beginning does not count, unless a table wants it to.
    std::optional<int> winningCrossing(bool startCounts = false) const;
    bool operator==(const Course&) const = default;
};

inline constexpr int mostModules = 20;
inline constexpr int mostSpaces = 2000; // of a graph
inline constexpr int shortestRound = 40;
inline constexpr int mostLaps = 99;

} // namespace roadmarshal::rush_n_crush
