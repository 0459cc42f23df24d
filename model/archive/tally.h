// Counts what happened in one game.
#pragma once

#include "summary.h"

#include "log/facts.h"

namespace roadmarshal::archive {

// Cars, damage in each turn, and how many turns there were.
void tally(Summary& summary, const QList<log::DatedFact>& facts);
// The one place that knows what overruling is.
void tally(Overruling& overruling, const table::Session& session);

} // namespace roadmarshal::archive
