// The sequence of play: who acts next, and what the end of a turn brings.
#pragma once

#include "games/apocalypse_road/record/recorder.h"
#include "table/random.h"

namespace roadmarshal::apocalypse_road {

// Total damage that counts for the First Player marker, AR-45.
int countedDamage(const State& state, int team);
// 4.5, AR-45: who gets the marker at the end of the turn.
int nextFirstPlayer(const State& state);
bool canAct(const State& state, int team);

// 8.3: a replacement comes at once, so nobody goes on before it is there.
bool waitsForReplacement(const State& state);
// After an action segment: the next team with a car to activate, or the end of the turn.
void passOn(Recorder& recorder);
// 4.4: who acts, worked out from the table as it lies: a team that has nothing to activate passes, a turn in
// which nobody has is over, and an activation whose car is gone has ended (AR-34).
void settleWhoActs(Recorder& recorder);
// The table with that settled; it may have been set by hand, or amended, into something else.
State settled(const State& state);
// 4.5, 4.3, 11.4: the marker is passed on, hands are filled, the clock ticks.
void beginNextTurn(Recorder& recorder, table::Random& random);

} // namespace roadmarshal::apocalypse_road
