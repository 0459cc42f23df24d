// The questions that every movement ends with: where the car comes to stand, and which way it gets there.
#pragma once

#include "games/apocalypse_road/movement/moving.h"
#include "table/prompt.h"

namespace roadmarshal::apocalypse_road {

table::Preview previewOf(const State& state, const Moving& moving, const movement::Outcome& outcome);

// One option for each place where the movement can end, nearest first.
QList<table::Option> endOptions(const State& state, const Moving& moving);
QList<table::Option> wayOptions(const State& state, int car, const Moving& moving,
                                const std::vector<int>& ways);
// A way by its number from 1 on.
std::optional<size_t> wayNumber(const QString& text, size_t most);

} // namespace roadmarshal::apocalypse_road
