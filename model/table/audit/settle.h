// Several corrections that belong together, made one after the other although they may stand in each other's
// way.
#pragma once

#include "table/game.h"

namespace roadmarshal::table {

// Two cars that swap their spaces meet half way: one of them waits on a free space meanwhile. What comes out
// has all corrections at once; how it was reached is not to be seen in it. Fails with what the game says
// against the first correction that can't be made; without an objection where each can be made but not all of
// them together.
std::expected<State, std::optional<Objection>> settle(const Game& game, const State& state,
                                                      const QList<Correction>& corrections);

} // namespace roadmarshal::table
