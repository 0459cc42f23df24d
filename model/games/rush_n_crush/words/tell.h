// Actions and effects in words: with ids for files, with names for the people at the table.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/action.h"

namespace roadmarshal::rush_n_crush {

QString say(const table::Effect& effect);
QString say(const table::Action& action);
QString tell(const State& table, const table::Effect& effect);
QString tell(const State& table, const table::Action& action);

} // namespace roadmarshal::rush_n_crush
