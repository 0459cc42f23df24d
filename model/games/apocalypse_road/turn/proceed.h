// Takes an action segment as far as it goes without asking anybody (4.4).
#pragma once

#include "games/apocalypse_road/record/recorder.h"
#include "table/random.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

// After something happened in the open segment: draws what the app draws, carries out what leaves no choice,
// and ends the segment when nothing is left to do in it.
void proceed(Recorder& recorder, table::Random& random, const std::stop_token& stop);

// The movement is over: tokens that it has overcome come off, and what follows is what the card calls for.
// A car that was rammed or -1.
void endMovement(Recorder& recorder, int rammed);
// 8.4: a combat card for the collision attack of the segment; the chain is asked for if there is a choice.
void resolveCollision(Recorder& recorder, const QString& crash);
void resolveChain(Recorder& recorder, const std::vector<int>& chain);
// 10.0: a movement event card has come up.
void beginEvent(Recorder& recorder, const QString& event);
void resolveEvent(Recorder& recorder, const QStringList& choices);
// 4.4: turned over; the next team acts.
void finishSegment(Recorder& recorder);

} // namespace roadmarshal::apocalypse_road
