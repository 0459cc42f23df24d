// All the games there are.
#pragma once

#include "table/game.h"

#include <span>

namespace roadmarshal::games {

std::span<const table::Game* const> all();
// Null for an id that no game has.
const table::Game* find(const QString& id);

} // namespace roadmarshal::games
