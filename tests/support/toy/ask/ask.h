// The next question of a table.
#pragma once

#include "support/toy/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::test::toy {

table::Asked ask(const State& state, const table::Answers& answers);
// A vehicle's way as a view draws it: the pilot comes along.
table::Preview previewOf(const State& state, const Vehicle& vehicle, const QStringList& way);

} // namespace roadmarshal::test::toy
