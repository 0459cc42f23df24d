// What letting go of something that is carried would do, or why it can't be, in words.
#pragma once

#include "table/game.h"

namespace roadmarshal::views {

// Whether nothing speaks against one of the ways to a spot.
bool isOpen(const QList<table::Carry>& ways);
// The rules that speak against them.
QString whyNot(const table::Game& game, const QList<table::Carry>& ways);
// "2 litres", "2 litres: not by the rules, not your turn (2.1)", "can't be: …".
QString inWords(const table::Game& game, const table::Carry& way);
// All of them below the name of the spot, with a mark.
QString inWords(const table::Game& game, const QString& spot, const QList<table::Carry>& ways);

} // namespace roadmarshal::views
