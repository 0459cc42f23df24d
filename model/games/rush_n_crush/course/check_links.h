// What is refused of the links between spaces.
#pragma once

#include "course.h"

namespace roadmarshal::rush_n_crush {

// The first that is wrong. Laid modules can only get their levels across the finish line wrong.
std::optional<Problem> wrongLink(const Course& course);
// Lines and laps that do not go with the course.
std::optional<Problem> wrongLines(const Course& course);

} // namespace roadmarshal::rush_n_crush
