// Questions with their answers, as a view shows them.
#pragma once

#include "games/rush_n_crush/turn/deed.h"
#include "table/prompt.h"

namespace roadmarshal::rush_n_crush {

table::Message message(const char* code, const QJsonObject& args = {});

table::Prompt promptOver();
table::Prompt promptDraw(const State& state, const QStringList& drawn);
table::Prompt promptPlace(const State& state);
// Who acts; who is not next can be said all the same.
table::Prompt promptCar(const State& state);
// What the acting car may do now: pull the lever, roll, drive, push, end its turn.
table::Prompt promptActing(const State& state);
// Dice that are due in the middle of what is said.
table::Prompt promptDice(const State& state, const Toss& toss);
// Where somebody is pushed, or what it is wedged against.
table::Prompt promptPushTo(const State& state, int other, const std::vector<int>& places);

// What a place is called in a push; rock if it is none.
QString pushWord(const State& state, int place);

} // namespace roadmarshal::rush_n_crush
