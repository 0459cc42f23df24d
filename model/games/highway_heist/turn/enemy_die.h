// The Enemy Die, the end of a round, and what they ask for: HH-88 to HH-119.
#pragma once

#include "deed.h"
#include "games/highway_heist/record/actions.h"
#include "rolling.h"

namespace roadmarshal::highway_heist {

// Each is false if it makes no sense on this table.
bool rollDie(Deed& deed, const RollEnemyDie& action);
bool endRound(Deed& deed);
bool defend(Deed& deed, const Defend& action);
bool pick(Deed& deed, const Pick& action);
bool drawUp(Deed& deed, const DrawUp& action);

// HH-43: of an unmanned vehicle its board alone, before the cap.
Throw defenseOf(const State& state, const NeedDefense& need);
// "suv", "main-n"; nothing for any other word.
std::optional<Symbol> symbolIn(const QString& word);

} // namespace roadmarshal::highway_heist
