// Words of a typed line that have no place where they stand: what each of them is, and what it would need.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::apocalypse_road {

// The next car is asked for, and this is none.
table::Misfit strayWord(const State& state, const QString& word);

// Whether an activation of another car begins with that word, so that it answers nothing before it.
bool beginsActivation(const State& state, const table::Answers& words, qsizetype at);

} // namespace roadmarshal::apocalypse_road
