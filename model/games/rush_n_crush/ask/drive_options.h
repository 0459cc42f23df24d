// Where the acting car can drive, and what it can do on the way.
#pragma once

#include "games/rush_n_crush/driving/path.h"
#include "table/prompt.h"

namespace roadmarshal::rush_n_crush {

// Stage C: ends, crashes, the next step, pushes.
QList<table::Option> driveOptions(const State& state);
// Stage B: where it could end, with what that needs. The dice come first, so a rule is against each.
QList<table::Option> endsBeforeTest(const State& state);
// A rock or a car straight on, before the points are spent, and after how many steps; nothing if all is free.
std::optional<table::Message> whatLiesAhead(const State& state);
// The cheapest way to end on a space; nothing if none does.
std::optional<QString> pathToEnd(const State& state, int car, int space);

} // namespace roadmarshal::rush_n_crush
