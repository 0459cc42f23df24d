// What a query about a position reads: a position file, or the table of a game.
#pragma once

#include "commands.h"

#include "games/apocalypse_road/table/position.h"

namespace roadmarshal::cli {

// The table of a game is the one after the entry that --at names, or as it is now.
std::expected<apocalypse_road::Position, QString> readStanding(const Arguments& arguments);

} // namespace roadmarshal::cli
