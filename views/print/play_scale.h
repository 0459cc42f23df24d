// How large everything is printed that is played with together: board, parts, counters.
#pragma once

#include "documents.h"
#include "poster.h"
#include "table/printables.h"

namespace roadmarshal::views::print {

table::Printables printablesOf(const Material& material);

// Of the board as one poster. On A3 it has to go on one sheet.
double posterScale(const Material& material, const Paper& paper);
// Of parts: as large as the largest of them fits on a sheet; none is printed larger than another.
QRectF drawnBounds(const board::Board& part); // without the margin of a board
double partsScale(const table::Printables& printables, const Paper& paper);
// Of what is put on them: as the parts, or as the poster where there are none.
double counterScale(const Material& material, const Paper& paper);

// "A car is 20 × 14 mm."
QString tellScale(double scale);

} // namespace roadmarshal::views::print
