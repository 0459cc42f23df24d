// What the table screen tells: whose turn, who is first, every team's figures, the last entry in words.
#pragma once

#include "table/journal/session.h"

namespace roadmarshal::views {

struct ScreenFacts
{
    struct Row
    {
        table::Team team;
        table::Standing standing;
    };
    QList<Row> rows; // in seat order
    int toAct = -1;  // a row, as are the next two; -1 for nobody
    int first = -1;
    int winner = -1;
    QString headline;
    QString entry; // the last one
    QStringList consequences;
};

// The present, whatever the other views look at.
ScreenFacts factsOf(const table::Session& session);

} // namespace roadmarshal::views
