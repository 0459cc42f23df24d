// Victory points, eliminations and what follows from them.
#pragma once

#include "games/apocalypse_road/record/recorder.h"

namespace roadmarshal::apocalypse_road {

// 11.1: a car has gone over the Finish Line forward.
void scoreCrossing(Recorder& recorder, int car);
// 11.2: it was moved back over the line.
void returnCrossing(Recorder& recorder, int car);

// Damage markers for one car.
struct Wound
{
    int car = 0;
    int markers = 0;
};

// Whose activation it is, and whether a kill scores: some events say that nobody does (10.0).
struct Blame
{
    int activeCar = 0;
    bool killsScore = true;
};

// 9.1, AR-33: all markers first, then at the sixth the end of a car (5.3). The active player scores kills
// (11.3).
void damage(Recorder& recorder, const std::vector<Wound>& wounds, Blame blame,
            const table::Citation& citation);

} // namespace roadmarshal::apocalypse_road
