// A course as it lies on paper: its modules end to end, or a scheme of it where nobody knows its shape.
#pragma once

#include "course.h"
#include "tiles/run.h"

namespace roadmarshal::rush_n_crush {

// A module; or some ranks of a course that was given as a graph.
struct Stretch
{
    tiles::Run run;
    int firstRow = 0;    // of the plan's
    bool joined = false; // begins where the one before ends; otherwise there is a seam between them
};

// Where a space lies. On the inside of a bend its row is longer than one.
struct Cell
{
    std::size_t stretch = 0;
    int lane = 0;
    tiles::Run::Area area = {};
};

struct Plan
{
    std::vector<Stretch> stretches;
    std::vector<Cell> cells; // by space
    std::vector<int> ranks;  // by row
    std::vector<char> lanes; // from the left
    bool meets = false;      // it comes back to where it began; an open one has a wall there

    int rowOf(int rank) const; // the last one at or before it; -1 if there is none
};

Plan planOf(const Course& course);

} // namespace roadmarshal::rush_n_crush
