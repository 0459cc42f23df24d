// What all questions to a car's driver are made of.
#pragma once

#include "prompts.h"

namespace roadmarshal::road_kill_rally {

table::Prompt prompt(const char* id, table::Asking asking, const table::Message& question,
                     QList<table::Option> options = {});
// It is about this car, whose driver is asked.
table::Prompt about(table::Prompt made, const State& state, int car);
// A car that is not the next one may act all the same, if the table insists.
table::Objections whyNotNow(const State& state, int car);

} // namespace roadmarshal::road_kill_rally
