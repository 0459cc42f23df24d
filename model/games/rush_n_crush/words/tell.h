// Actions and effects in words: with ids for files, with names for the people at the table.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/action.h"
#include "table/claim.h"
#include "table/prompt.h"
#include "table/told.h"
#include "table/verdict.h"

namespace roadmarshal::rush_n_crush {

QString say(const table::Effect& effect);
QString say(const table::Action& action);
QString say(const table::Claim& claim);
QString tell(const State& table, const table::Effect& effect);
QString tell(const State& table, const table::Action& action);
QString tell(const State& table, const table::Claim& claim);
// Without what only keeps the books: whose turn it is, and who is through.
table::Telling tell(const State& before, const table::Action& action, const table::Effects& effects);

// Whom people mean by a car: its driver, or its colour in their language.
QString nameOf(const State& table, const QString& car);
QString colourOf(const QString& car);
table::Message coloured(table::Message message); // where nobody knows the table
table::Message named(const State& table, const table::Message& message);
table::Prompt named(const State& table, table::Prompt prompt);
table::Verdict named(const State& table, table::Verdict verdict);

} // namespace roadmarshal::rush_n_crush
