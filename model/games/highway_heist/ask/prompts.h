// The questions of Highway Heist with their options.
#pragma once

#include "games/highway_heist/enemies/machine.h"
#include "games/highway_heist/turn/act.h"
#include "table/prompt.h"

namespace roadmarshal::highway_heist {

table::Message message(const char* code, const QJsonObject& args = {});

table::Prompt promptOver(const State& state);
// Whose turn is next, or the end of the round.
table::Prompt promptPlayer(const State& state);
// What the player does with the turn.
table::Prompt promptAction(const State& state, int player);
// The Enemy Die.
table::Prompt promptDie(const State& state, int player);
// What the action is about, and where a forced vehicle goes.
table::Prompt promptTarget(const State& state, const TakeAction& action);
table::Prompt promptForceTo(const State& state, const TakeAction& action);
table::Prompt promptFollow(const State& state, const TakeAction& action);
// Effort Dice: who helps, and what fell.
table::Prompt promptRoll(const State& state, const TakeAction& action);
table::Prompt promptDefense(const State& state, const NeedDefense& need, const QStringList& assists);
// Whether what the app rolled is boosted.
table::Prompt promptBoost(const State& state, int roller, const EffortRoll& roll);
table::Prompt promptChoice(const State& state, const NeedChoice& need);
table::Prompt promptCard(const State& state, const NeedCard& need);

} // namespace roadmarshal::highway_heist
