// A game in figures, for paper: who did, suffered and scored how much, when, and how it stands.
#pragma once

#include "table/journal/session.h"

#include <QHash>

#include <optional>

namespace roadmarshal::report {

// Damage from one source.
struct Hits
{
    QString byTeam; // empty if nobody did it
    QString byPiece;
    table::Message how;
    int amount = 0;
};

// How a piece went out of the game.
struct Ending
{
    int turn = 0;
    QString byTeam;
    QString byPiece;
    table::Message how;
};

// Amounts by the keys of what the game counts.
using Counts = QHash<QString, int>;

struct PieceReport
{
    QString id;
    QString holder; // who goes with it: its driver
    table::Message where;
    bool played = false; // was in play at some time
    bool gone = false;   // out of the game for good
    int wear = 0;        // on it now
    int mostWear = 0;
    int taken = 0; // wear in all
    int repaired = 0;
    Counts counts;
    QList<int> inTurn; // what is counted turn by turn, the first turn first
    QList<Hits> hits;  // the most first
    std::optional<Ending> ending;
};

// Points by what they were for; negative where they were given back or lost.
struct Points
{
    table::Message how;
    int amount = 0;
};

struct TeamReport
{
    table::Team team;
    table::Standing standing; // without figures where nobody is compared
    Counts counts;
    QList<int> inTurn;
    QList<int> pointsAt;  // at the start of the first turn, then at the end of each
    QList<int> placeAt;   // the same, on the road; none where points tell
    QList<Points> points; // the most first
    QList<PieceReport> pieces;
};

struct Summary
{
    QString game;
    QString track;
    QDateTime begun;
    QDateTime ended; // of the last entry
    int entries = 0;
    int turns = 0;
    table::Outcome outcome;
    table::Message headline;
    table::Counting counting;
    QList<int> inTurn;       // of all, whoever it concerns
    QList<TeamReport> teams; // in seat order
    // Damage by the team of the row to the team of the column; the last row is what nobody did.
    QList<QList<int>> hits;
    // Shoves, likewise.
    QList<QList<int>> shoves;

    // Indices of the teams, the best first; in seat order where nobody is ranked.
    QList<int> byRank() const;
};

// Of all that stands now; what was undone does not count.
Summary summaryOf(const table::Session& session);
// The same of a table and what happened on it, without the dates.
Summary summaryOf(const table::TableShow& table, const table::Counting& counting,
                  const QList<table::Fact>& facts);

} // namespace roadmarshal::report
