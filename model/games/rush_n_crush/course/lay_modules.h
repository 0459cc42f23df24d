// Modules laid end to end become spaces and links.
#pragma once

#include "course.h"

namespace roadmarshal::rush_n_crush {

// All equally wide; the row, counted through the whole course from 1, is the rank.
std::vector<Space> laid(const std::vector<Module>& modules, bool closed);

} // namespace roadmarshal::rush_n_crush
