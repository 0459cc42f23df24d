// A course with the turns that the track's file gives.
#pragma once

#include "course.h"

#include <optional>

namespace roadmarshal::track {

// Turns and lengths are a little adapted so that the loop closes and crossover cells meet; nothing where that
// is not possible.
std::optional<Course> describedCourse(const Track& track, const std::vector<SectorEdges>& edges);

} // namespace roadmarshal::track
