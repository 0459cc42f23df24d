// The sequence of play: who acts next, and what the end of a turn brings.
#pragma once

#include "recorder.h"

namespace roadmarshal::apocalypse_road {

// Total damage that counts for the First Player marker, AR-45.
int countedDamage(const State& state, int team);
// 4.5, AR-45: who gets the marker at the end of the turn.
int nextFirstPlayer(const State& state);
bool canAct(const State& state, int team);

// After an action segment: the next team with a car to activate, or the end of the turn.
void passOn(Recorder& recorder);

} // namespace roadmarshal::apocalypse_road
