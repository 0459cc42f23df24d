// Actions and effects in words, and the names that players have.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/game.h"

namespace roadmarshal::highway_heist {

QString say(const table::Effect& effect);
QString say(const table::Action& action);
QString say(const table::Claim& claim);
// The same on a table: players by name.
QString tell(const State& table, const table::Effect& effect);
QString tell(const State& table, const table::Action& action);

// Of a player by id; what is none stays as it is.
QString nameOf(const State& table, const QString& player);
table::Message named(const State& table, const table::Message& message);
table::Prompt named(const State& table, table::Prompt prompt);

} // namespace roadmarshal::highway_heist
