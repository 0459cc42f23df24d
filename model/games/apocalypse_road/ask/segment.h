// The questions inside an action segment: shots, combat cards, events and their choices, and when it ends.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/prompt.h"

#include <stop_token>

namespace roadmarshal::apocalypse_road {

// "@36": a shot at car 36.
inline const QString shotMark = QStringLiteral("@");

// What a drawn card can say about a collision; anything else of the same form can be typed.
QList<table::Option> crashOptions();
// One option for each car in range, with what it takes to hit it.
QList<table::Option> shotOptions(const State& state, int car);
// A shot by `car`, the first answer being its target; `before` answers come before it in the line.
table::Asked askShot(const State& state, int car, const table::Answers& answers, qsizetype before);

// The open question of the segment, whatever its stage but the movement's.
table::Asked askSegment(const State& state, const table::Answers& answers, const std::stop_token& stop);

} // namespace roadmarshal::apocalypse_road
