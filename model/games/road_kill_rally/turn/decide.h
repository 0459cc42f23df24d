// What an action brings about.
#pragma once

#include "deed.h"
#include "games/road_kill_rally/record/actions.h"

namespace roadmarshal::road_kill_rally {

using Decided = std::expected<table::Decision, table::Objection>;

Decided decide(const State& state, const Action& action, table::Random& random);
// The action as far as it has been told: what it waits for says what is to be asked next. Nothing if it makes
// no sense on this table. The action has to live as long.
std::optional<Deed> tried(const State& state, const Action& action);
// What speaks against it, but for what the table insists on already in the action that waits for its rest.
table::Objections newObjections(const State& state, const Deed& deed);
// What follows from the table as it lies.
table::Effects consequences(const State& state);
State settled(const State& state);

// The action that waits for its rest, if one does; without a line of it, null.
std::optional<Action> pendingAction(const State& state);
// What it was told so far.
const QStringList& wordsOf(const Action& action);
QStringList* wordsOf(Action& action);

} // namespace roadmarshal::road_kill_rally
