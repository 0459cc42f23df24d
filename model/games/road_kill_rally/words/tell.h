// A rally told to the people at its table: cars by their drivers, cards by their titles.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::road_kill_rally {

QString say(const table::Effect& effect);
QString say(const table::Action& action);
QString tell(const State& table, const table::Effect& effect);
QString tell(const State& table, const table::Action& action);

QString nameOf(const State& table, const QString& car);
// By its colour, or its id.
QString colourOf(const QString& car);
// The title of a card or an accessory, or its id.
QString cardName(const State& table, const QString& id);
table::Message named(const State& table, const table::Message& message);
table::Prompt named(const State& table, table::Prompt prompt);

} // namespace roadmarshal::road_kill_rally
