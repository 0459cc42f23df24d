// What hands have to do on the table, as a list to read.
#pragma once

#include "table/game.h"

namespace roadmarshal::views {

// One line for each step; empty if the app alone keeps book of the effects.
QString handsOnText(const table::Game& game, const table::State& table, const table::Effects& effects);
// What an action brought that nobody did with their own hands: points, damage, cards that came up.
QString newsText(const table::Game& game, const table::State& table, const table::Effects& effects);

} // namespace roadmarshal::views
