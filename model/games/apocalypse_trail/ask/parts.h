// The questions of the several parts of a turn.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/prompt.h"

#include <stop_token>

namespace roadmarshal::apocalypse_trail {

using table::Answers;
using table::Asked;

// Step 0.
Asked askOutfit(const State& state, const Answers& answers);
// What is still owed: a towing, eating, a shelter, an effect.
Asked askOwed(const State& state, const Answers& answers);
Asked askEffect(const State& state, const Answers& answers);
// Step 4.
Asked askScenario(const State& state, const Answers& answers);

// Steps 1 and 6: what crews do when nothing is owed. Their words are understood in step 4 too.
bool isDoing(const QString& word);
Asked askDoing(const State& state, const Answers& answers, const std::stop_token& stop);
table::Prompt promptDoings(const State& state, const std::stop_token& stop);
Asked askMove(const State& state, const Answers& answers, const std::stop_token& stop);
Asked askStow(const State& state, const Answers& answers);
Asked askTake(const State& state, const Answers& answers);
Asked askLeave(const State& state, const Answers& answers);
Asked askEat(const State& state, const Answers& answers);
Asked askMedicine(const State& state, const Answers& answers);

// The chances of a movement on the board: where it may land, and how likely.
std::optional<table::Preview> landingPreview(const State& state, bool push, bool back,
                                             const std::stop_token& stop);
// Squares that a turn brings on the average, driving or else pushing; 0 for who goes back.
double averageMove(const State& state, bool back, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_trail
