// Whose turn it is, and what speaks against an action in it.
#pragma once

#include "deed.h"

namespace roadmarshal::highway_heist {

// HH-57: the player acts, or rolls the die; whoever was in the middle of a turn is interrupted.
void enterTurn(Deed& deed, int player);
// HH-59, 82: one action more.
std::optional<table::Objection> againstAnotherAction(const State& state);
void countAction(Deed& deed, bool closes);
// HH-57
std::optional<table::Objection> againstTurn(const State& state, int player);
// HH-109
std::optional<table::Objection> againstEndOfRound(const State& state);
// After the end: the rule that it ended by.
std::optional<table::Objection> againstGoingOn(const State& state);

bool isRoundOver(const State& state);

} // namespace roadmarshal::highway_heist
