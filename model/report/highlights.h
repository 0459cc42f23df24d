// What people talk about when a game is over: the best piece, the deadliest hit, who hunted whom, who led
// longest.
#pragma once

#include "summary.h"
#include "turn_ends.h"

#include "log/facts.h"

namespace roadmarshal::report {

// The one that did most to others, by what its game says tells most.
struct BestPiece
{
    QString team;
    QString piece;
    bool operator==(const BestPiece&) const = default;
};

// All that one piece did to others in one entry.
struct Blow
{
    int entry = 0;
    int turn = 0;
    QString byTeam;
    QString byPiece;
    table::Message how;
    QStringList kills; // pieces
    int damage = 0;
    bool operator==(const Blow&) const = default;
};

struct Hunt
{
    QString by; // teams
    QString whom;
    int damage = 0;
    bool operator==(const Hunt&) const = default;
};

// Alone at the top at the end of every turn from the first to the last.
struct Lead
{
    QString team;
    int first = 0;
    int last = 0;
    int most = 0; // points before the next at the end of a turn; 0 where points do not tell
    int turns() const { return last - first + 1; }
    bool operator==(const Lead&) const = default;
};

struct Highlights
{
    std::optional<BestPiece> best;
    std::optional<Blow> deadliest;
    std::optional<Hunt> hunt;
    std::optional<Lead> lead;
    int leadChanges = 0;
    bool operator==(const Highlights&) const = default;
};

// How the teams stood at the end of each turn, the first turn first.
Highlights highlightsOf(const Summary& summary, const QList<log::DatedFact>& facts, const TurnEnds& ends);
// Of all that stands now; what was undone does not count, and what was set by hand was nobody's hit.
Highlights highlightsOf(const table::Session& session, const Summary& summary);

} // namespace roadmarshal::report
