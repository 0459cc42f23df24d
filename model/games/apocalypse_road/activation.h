// One action segment: a card is played for a car, it moves, and what follows from that.
#pragma once

#include "actions.h"
#include "movement/card.h"
#include "state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_road {

// 4.4: why this car may not be activated now.
table::Objections objectionsToCar(const State& state, int car);
// Cards of the same kind with which the car could end on a space, for a helpful "no".
QStringList cardsThatReach(const State& state, int car, const movement::Card& like, const QString& end);

std::expected<table::Decision, table::Objection> decideActivation(const State& state, const Activate& deed);
std::expected<table::Decision, table::Objection> decideReplacement(const State& state, const Replace& deed);

} // namespace roadmarshal::apocalypse_road
