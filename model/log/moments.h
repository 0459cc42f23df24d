// What a table looks up for: a shot, a hit, a kill, an event card, another leader, the end. Made of the facts of what
// was recorded, for any view that wants to show it for a moment.
#pragma once

#include "table/journal/session.h"

namespace roadmarshal::log {

struct Moment
{
    // What weighs more stands later. A miss is only drawn: it is no news.
    enum class Kind { Miss, Card, Hit, Kill, Lead, End };
    // From the place of who struck to that of whom it struck, as they stood just then.
    struct Strike
    {
        QString from; // empty: nobody's doing, or from off the board
        QString to;
        bool operator==(const Strike&) const = default;
    };

    Kind kind = Kind::Hit;
    QString team;            // in whose colours it is; empty for nobody's
    QStringList pieces = {}; // that it struck
    QString title;           // "27 takes out 17"
    QString text = {};       // "Shot"
    QList<Strike> strikes = {};
    bool operator==(const Moment&) const = default;
};

// Of an entry that led from one table to the other, in the order in which they happened, each as one. Undo
// and amendments only put things back: nobody looks up.
QList<Moment> momentsOf(const table::Game& game, const table::Transition& transition);

// The one that weighs most, the first of those; null where there is none.
const Moment* mainOf(const QList<Moment>& moments);

} // namespace roadmarshal::log
