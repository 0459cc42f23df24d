// A chance in words: one number, or a range where something is not known.
#pragma once

#include "table/odds.h"
#include "table/show.h"

namespace roadmarshal::views {

// From 0 to 1, whatever the game says.
struct Chance
{
    double least = 0;
    double most = 0;
    bool isExact() const { return most - least < 1e-9; }
};

Chance chanceOf(const table::DeckShow::Odds& odds);
Chance chanceOf(const table::Odds& odds);
// "8.3 %", "3–12 %".
QString toText(const Chance& chance);

} // namespace roadmarshal::views
