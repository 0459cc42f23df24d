// A verdict as a card: yes or no, the sentence, the reasons with their links, what it would change.
#pragma once

#include "table/game.h"

#include <QPalette>

namespace roadmarshal::views {

QString htmlOf(const table::Game& game, const table::State& table, const table::Claim& claim,
               const table::Verdict& verdict, const QPalette& palette);

} // namespace roadmarshal::views
