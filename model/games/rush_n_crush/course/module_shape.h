// How a module lies on paper: fields of its file that the rules don't look at.
#pragma once

#include "module.h"
#include "tiles/run.h"

namespace roadmarshal::rush_n_crush {

// In units of all drawings: a car's counter is 44 long and 31 wide.
inline constexpr double laneWidth = 40;
inline constexpr double rowLength = 60;

struct ModuleShape
{
    int turn = 0; // degrees from its entry to its exit, right positive
    int sway = 0; // so far it turns aside in its first half, and back in its second
    bool operator==(const ModuleShape&) const = default;
};

// What makes no sense on paper is as far as it can be.
ModuleShape shapeOf(const Module& module);
std::vector<tiles::Strip> stripsOf(const Module& module);

std::vector<content::Field> shapeFields();

} // namespace roadmarshal::rush_n_crush
