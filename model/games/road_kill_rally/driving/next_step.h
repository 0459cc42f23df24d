// The next step of a move that is being played, and what may be done between two steps.
#pragma once

#include "path.h"

namespace roadmarshal::road_kill_rally {

// "b3", "^b3" for jumping over who stands there, "finish" over the line; nothing if the road has no such
// space.
std::optional<PathStep> parseStep(const State& state, const QString& word);
// Whether a word looks like steps at all.
bool isStepWord(const QString& word);

std::optional<table::Objection> againstStep(const State& state, int car, const PathStep& step);
// RKR-28: nothing speaks against it once no step is left.
std::optional<table::Objection> againstStopping(const State& state, int car);

// RKR-48, 52, 40: whether there is somebody here whom the car may try to run over, just after its step.
bool mayRunOver(const State& state, int car);
bool mayRunOver(const State& state, int car, const Pedestrian& figure);
// RKR-75, 76, A21
bool mayUsePitLane(const State& state, int car);
inline constexpr int bannedFromPits = 3; // wipe-out tokens (RKR-43)
// RKR-49: without cards.
int runOverDice(const State& state, int car);

} // namespace roadmarshal::road_kill_rally
