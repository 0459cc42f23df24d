// The game as statistics see it: every change that stands, with who did it to whom.
#pragma once

#include "table/fact.h"
#include "table/journal/session.h"

namespace roadmarshal::log {

struct DatedFact
{
    int entry = 0; // the number that it was recorded under
    QDateTime time;
    bool byHand = false; // set by a correction
    table::Effect effect;
    table::Fact fact;
};

// Oldest first. What was undone or amended away is not in it.
QList<DatedFact> factsOf(const table::Session& session);

} // namespace roadmarshal::log
