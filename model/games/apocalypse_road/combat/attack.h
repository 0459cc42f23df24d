// Shots and collision attacks carried out: hits, damage and the four special results (8.0, 8.4, 8.5).
#pragma once

#include "cards/odds.h"
#include "combat_card.h"

#include "games/apocalypse_road/record/recorder.h"

namespace roadmarshal::apocalypse_road::combat {

// 8.0, AR-25, AR-26: why the car may not shoot (now, at this target).
table::Objections objectionsToShot(const State& state, int car, int target);
// The same without a target in mind: the car may not shoot at all now.
table::Objections objectionsToShooting(const State& state, int car);
std::vector<int> targetsOf(const State& state, int car);

// 8.0, AR-21: what the card has to show to hit the target.
int valueNeeded(const State& state, int car, int target);
// The chance of a hit with the cards that are left, where their faces are known.
std::optional<cards::Odds> hitOdds(const State& state, int car, int target);

// 8.0: a hit, with Spray (AR-22) and Suppress.
void strike(Recorder& recorder, int car, int target, const Hit& hit);

// AR-23: the groups of cars that a chain reaction can take in; more than one where the active player picks.
std::vector<std::vector<int>> chainsFrom(const State& state, int car, int target, bool sideswipe);
// 8.4, AR-24: a collision attack that the active car makes, with the chain that was picked.
void crash(Recorder& recorder, int car, int target, bool sideswipe, const Crash& result,
           const std::vector<int>& chain);

} // namespace roadmarshal::apocalypse_road::combat
