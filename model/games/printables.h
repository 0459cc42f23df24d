// What of any game can be printed to play it without its box.
#pragma once

#include "table/game.h"
#include "table/printables.h"

namespace roadmarshal::games {

// Of a game that says nothing about it, the pieces that lie on its table.
table::Printables printablesOf(const table::Game& game, const table::State& state);

} // namespace roadmarshal::games
