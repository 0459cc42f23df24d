// How turns begin and end.
#pragma once

#include "deed.h"

namespace roadmarshal::rush_n_crush {

// RNC-12: a car's turn begins; whoever was in the middle of one is through.
void begin(Deed& deed, int car);
// The car has acted. When all have, the next turn begins.
void endTurn(Deed& deed, const char* rule);
// The order of a turn that has none yet, as far as no dice of the table's are needed; the next turn, if
// nobody is left to act. In houses where the last car wins (A23), its win.
void settle(Deed& deed);
// A move that has neither a step nor a push left closes by itself.
void closeIfDone(Deed& deed);

// RNC-25, A17: what speaks against ending the turn of the acting car here.
std::optional<table::Objection> againstEnding(const State& state);
// RNC-39, 44, 45: whom the acting car could push from where it stands.
std::vector<int> pushable(const State& state);

} // namespace roadmarshal::rush_n_crush
