// The queries that games offer, as subcommands.
#pragma once

#include "command.h"

#include <vector>

namespace roadmarshal::cli {

// One for each name, in the order of the games.
std::vector<Command> queryCommands();

} // namespace roadmarshal::cli
