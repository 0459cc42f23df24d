// What a table looks up for: a hit, a kill, an event card, another leader, the end. Made of the facts of what
// was recorded, for any view that wants to show it for a moment.
#pragma once

#include "table/journal/session.h"

namespace roadmarshal::log {

struct Moment
{
    // What weighs more stands later.
    enum class Kind { Card, Hit, Kill, Lead, End };

    Kind kind = Kind::Hit;
    QString team;            // in whose colours it is; empty for nobody's
    QStringList pieces = {}; // that it struck
    QString title;           // "27 takes out 17"
    QString text = {};       // "Shot"
    bool operator==(const Moment&) const = default;
};

// Of an entry that led from one table to the other, in the order in which they happened, each as one. Undo
// and amendments only put things back: nobody looks up.
QList<Moment> momentsOf(const table::Game& game, const table::Transition& transition);

// The one that weighs most, the first of those; null where there is none.
const Moment* mainOf(const QList<Moment>& moments);

} // namespace roadmarshal::log
