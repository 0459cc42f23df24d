// Who stands on which lane, for rules that look at single spaces.
#pragma once

#include "state.h"

namespace roadmarshal::apocalypse_road {

// The car's space on a lane; nothing if it is in the chute, beside the track, in a Trough or out of the race.
std::optional<track::Index> laneOf(const State& state, int car);
// The car that drives on a space; -1 for none. One that holds its cell crosswise is on the other space.
int carOn(const State& state, track::Index space);
// The car that holds it, driving on it or across it; -1 for none.
int holderOf(const State& state, track::Index space);
// No car on it, nor across it.
bool isEmpty(const State& state, track::Index space);

} // namespace roadmarshal::apocalypse_road
