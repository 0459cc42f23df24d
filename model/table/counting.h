// What the statistics of a game count, and what the game calls it.
#pragma once

#include "fact.h"

#include <optional>

namespace roadmarshal::table {

// One number of every piece and every team: the sum of facts of one kind.
struct Count
{
    enum class Side {
        Done,    // by them, to others
        Suffered // whoever did it
    };

    QString key; // in exports and files: "kills"
    Fact::What what = Fact::What::Other;
    QString of = {}; // code of what is spent, gained, lost; empty for whatever it is
    Side side = Side::Suffered;
    Message label;      // head of a column: "Kills"
    Message title = {}; // of a chart; none where there is no chart of it
    Message about = {}; // what that chart shows

    bool counts(const Fact& fact) const
    {
        return fact.what == what && (of.isEmpty() || fact.of.code == of) &&
               // What is done to the own team is nothing to be proud of.
               (side == Side::Suffered || fact.byTeam != fact.team);
    }
    bool operator==(const Count&) const = default;
};

// Entries of a log that one may want to see alone.
struct FactGroup
{
    Message label;
    QList<Fact::What> kinds;
    bool operator==(const FactGroup&) const = default;
};

struct Counting
{
    Message piece;               // what a piece is called at the head of a column: "Car"
    Message holder = {};         // who goes with it: "Driver"; none where nobody does
    QList<Count> counts = {};    // of pieces and teams, what tells most first
    std::optional<Count> inTurn; // told turn by turn, for the table as a whole
    QList<FactGroup> groups = {};
};

} // namespace roadmarshal::table
