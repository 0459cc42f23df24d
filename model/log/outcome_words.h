// How a game ended, in words that every view and document shares.
#pragma once

#include "table/outcome.h"
#include "table/team.h"

#include <functional>

namespace roadmarshal::log {

// Why it ended so, with the rule; empty where the headline of the game says it all.
QString reasonOf(const table::Outcome& outcome, const std::function<QString(const table::Message&)>& say);
// "Ann (Red), Ben (Blue)", "the whole table", "lost", "nobody"; empty while it is open.
QString resultOf(const table::Outcome& outcome, const QList<table::Team>& teams);

} // namespace roadmarshal::log
