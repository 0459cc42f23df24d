// A course as a board: a patch for each module, one for each line and each end, a space for each place.
#pragma once

#include "board/board.h"
#include "games/rush_n_crush/course/course.h"

namespace roadmarshal::rush_n_crush {

// Spaces are grouped by row. Rocks are drawn, and no spaces: nothing can lie there. For equal courses the
// same board, and for equal modules in one place the same picture.
std::shared_ptr<const board::Board> boardOf(const Course& course);
// One module alone.
std::shared_ptr<const board::Board> boardOf(const Module& module);
// Whether a closed course has to be drawn with its ends apart, or any with a seam in its middle.
bool hasSeam(const Course& course);

} // namespace roadmarshal::rush_n_crush
