// The table that a file tells of: a position, or a game after one of its entries.
#pragma once

#include "commands.h"

#include "games/position_file.h"

namespace roadmarshal::cli {

// The file is the first of the plain words, the entry the one that --at names, or the last. --game is for a
// position that does not say of which game it is. The error is one line that names the file.
std::expected<games::PositionFile, QString> tableInFile(const Arguments& arguments);

} // namespace roadmarshal::cli
