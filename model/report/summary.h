// A game in figures, for paper: who took, dealt and scored how much, when, and how it stands.
#pragma once

#include "table/journal/session.h"

#include <optional>

namespace roadmarshal::report {

// Damage from one source.
struct Hits
{
    QString byTeam; // empty if nobody did it
    QString byCar;
    table::Message how;
    int amount = 0;
};

// How a car was destroyed.
struct Ending
{
    int turn = 0;
    QString byTeam;
    QString byCar;
    table::Message how;
};

struct CarReport
{
    QString id;
    QString driver;
    table::Message where;
    bool raced = false; // was in play at some time
    bool gone = false;  // out of the game for good
    int damage = 0;     // on it now
    int mostDamage = 0;
    int taken = 0;
    int repaired = 0;
    int dealt = 0;      // to other teams
    int kills = 0;      // of other teams
    QList<int> takenIn; // by turn, the first turn first
    QList<Hits> hits;   // the most first
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
    table::Standing standing;
    int rank = 0; // teams that are level share one
    int taken = 0;
    int dealt = 0;
    int kills = 0;
    int lost = 0;         // cars destroyed
    QList<int> takenIn;   // by turn
    QList<int> pointsAt;  // claimed at the start of the first turn, then at the end of each
    QList<Points> points; // the most first
    QList<CarReport> cars;
};

struct Summary
{
    QString game;
    QString track;
    QDateTime begun;
    QDateTime ended; // of the last entry
    int entries = 0;
    int turns = 0;
    QString winner;
    table::Message headline;
    QList<TeamReport> teams; // in seat order
    // Damage by the team of the row to the team of the column; the last row is what nobody did.
    QList<QList<int>> hits;

    // Indices of the teams, the best first.
    QList<int> byRank() const;
};

// Of all that stands now; what was undone does not count.
Summary summaryOf(const table::Session& session);

} // namespace roadmarshal::report
