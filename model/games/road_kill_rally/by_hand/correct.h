// What is set by hand, and what can't lie on any table.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/game.h"

namespace roadmarshal::road_kill_rally {

// Cars: at, mounted slots, damage, flags, hands; decks: piles, discards, hands; spaces: pedestrians and
// hazards; the road; the turn. Plain numbers are properties.
std::expected<void, table::Objection> correct(State& state, const table::Correction& correction);
std::optional<table::Objection> nonsense(const State& state);

} // namespace roadmarshal::road_kill_rally
