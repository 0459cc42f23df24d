// A table that stands already, told by what is set by hand on the parts of a set-up.
#pragma once

#include "table/game.h"
#include "table/refused.h"

namespace roadmarshal::table {

// From a complete set-up; `Session::create` makes a game of it, with the table as its first entry. Fails with
// what the game says against the first correction that can't be made.
std::expected<LaidTable, Refused> layOut(const Game& game, const QJsonObject& setup,
                                         const QList<Correction>& corrections);

} // namespace roadmarshal::table
