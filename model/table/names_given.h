// Names that people give to teams and pieces in a set-up, checked.
#pragma once

#include "json/reader.h"

namespace roadmarshal::table {

// An id that can be typed as one word and means nothing else in a line: neither what every game understands
// (undo, set …) nor one of the game's own words.
void checkId(const json::Reader& reader, const QString& id, bool isWordOfTheGame);
// A name is shown wherever there is room for it: one harmless line.
QString readName(const json::Reader& reader, qsizetype longest, const QString& otherwise = {});

} // namespace roadmarshal::table
