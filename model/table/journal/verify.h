// Does a saved game still hold: do its entries fit together, and would the rules decide them the same today?
#pragma once

#include "session.h"

namespace roadmarshal::table {

struct Verification
{
    struct Difference
    {
        int entry = 0;
        QString reason;
    };
    int entries = 0;
    QString unsound;               // why the facts do not fit together; empty if they do
    QList<Difference> differences; // decided otherwise today; recorded facts stay as they are
    // The first entry after which the sums do not add up; a table may have set it so by hand.
    std::optional<Difference> imbalance;
    // The game was begun under older rules: what they decided otherwise stands, and is only told.
    bool isByOlderRules = false;
    bool holds() const { return unsound.isEmpty() && (differences.isEmpty() || isByOlderRules); }
};

Verification verify(const Session& session);

} // namespace roadmarshal::table
