// Words that a line says of rolls, and actions that are complete.
#pragma once

#include "games/highway_heist/record/actions.h"
#include "games/highway_heist/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::highway_heist {

inline table::Ready ready(const Action& action, qsizetype used)
{
    return {table::stored<table::Action>(action), used};
}

// That the app rolls or draws.
bool isAppWord(const QString& word);

struct RollWords
{
    EffortRoll roll;
    bool byApp = false;
    bool isComplete = false;
    qsizetype used = 0; // of all words
    std::optional<table::Misfit> wrong = {};
};
// "+bo +bo 2+1b" from the word of that number on, as far as it goes.
RollWords takeRoll(const State& state, const table::Answers& answers, qsizetype from);
// What the app rolled, boosted or not; nothing if the word says another roll.
std::optional<EffortRoll> sameRoll(const EffortRoll& rolled, const QString& word);

} // namespace roadmarshal::highway_heist
