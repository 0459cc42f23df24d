// Colours of a board that is played on, on paper: light, so that they cost little ink and counters stand out.
#pragma once

#include "board/theme.h"
#include "paper.h"

namespace roadmarshal::views::print {

board::Theme posterTheme(Ink ink);

} // namespace roadmarshal::views::print
