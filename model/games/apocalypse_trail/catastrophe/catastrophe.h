// Steps 8 and 9: when the Catastrophe starts and advances, whom it hits, and whom the setting spares.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

inline constexpr int catastropheStride = 3;

// ATR-17: past the scenario space that starts it, Scenario 1 in Survival, Scenario 5 in a Race.
bool isPastStart(const State& state, const QString& pawn);
// AT-36, AT-37: with the turn that ends: it may start now, and in a Race the first to pass gets the marker.
void settleStart(State& state);
// Whether it advances when this pawn's place in the order comes to its end (ATR-18: also of who has
// finished).
bool isAdvanceDue(const State& state, const QString& pawn);
void advance(State& state);

// AT-38, ATR-36: crews level with or behind it that are neither sheltered nor empty, clockwise.
QStringList crewsHit(const State& state);
// AT-35, ATR-36: no setting effects for a convoy that has reached a shelter or the end, or has nobody left.
bool isSparedBySettings(const State& state, const QString& pawn);

// AT-90 to AT-92, ATR-20: how the game stands by what lies on the table now.
Over overNow(const State& state);

} // namespace roadmarshal::apocalypse_trail
