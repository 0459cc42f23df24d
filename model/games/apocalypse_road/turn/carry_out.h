// Cars that change their place in an activation, with what crossing the Finish Line on the way brings.
#pragma once

#include "games/apocalypse_road/movement/moving.h"
#include "games/apocalypse_road/record/recorder.h"

namespace roadmarshal::apocalypse_road {

void moveCar(Recorder& recorder, int car, const Whereabouts& to, const table::Citation& citation);

// 7.0: what a movement has led to: places, crossings in their order (AR-42, AR-43), collisions (7.12).
void carryOut(Recorder& recorder, const Moving& moving, const movement::Outcome& outcome, int moved,
              int activeCar);

// One car one step forward or back, or two that swap: over the line it scores or returns (AR-5, AR-40).
void moveAndScore(Recorder& recorder, int car, track::Space to, const table::Citation& citation);
void swapAndScore(Recorder& recorder, int forward, int backward, const table::Citation& citation);

} // namespace roadmarshal::apocalypse_road
