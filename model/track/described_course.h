// A course with the turns that the track's file gives.
#pragma once

#include "course.h"

#include <optional>

namespace roadmarshal::track {

// Turns and lengths are a little adapted so that the loop closes and crossover cells meet; nothing where that
// is not possible.
std::optional<Course> describedCourse(const Track& track, const std::vector<SectorEdges>& edges);

// The turns in all that make a loop of a track: once round, or none at all for an eight.
double loopAim(const Track& track);
// The turn of each sector such that they make a loop; nothing if those of the file are far from one.
std::optional<std::vector<double>> loopTurns(const Track& track);

} // namespace roadmarshal::track
