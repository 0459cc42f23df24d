// Actions and effects in words: as they stand in files, and to people at a table with their names.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "table/action.h"
#include "table/carry.h"
#include "table/claim.h"
#include "table/prompt.h"

namespace roadmarshal::apocalypse_trail {

QString say(const table::Effect& effect);
QString say(const table::Action& action);
QString say(const table::Claim& claim);
QString tell(const State& table, const table::Effect& effect);
QString tell(const State& table, const table::Action& action);
QString tell(const State& table, const table::Claim& claim);

// The player of a crew, or what the crew is called.
QString nameOfCrew(const State& table, const QString& crew);
// Crews and cards by their names.
table::Message named(const State& table, const table::Message& message);
table::Prompt named(const State& table, table::Prompt prompt);
table::Carry named(const State& table, table::Carry carry);

} // namespace roadmarshal::apocalypse_trail
