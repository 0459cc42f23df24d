// What the archive knows of one game; every bit of it comes from the game's file.
#pragma once

#include "overruling.h"

#include "table/file/game_file.h"
#include "table/outcome.h"
#include "table/standing.h"

#include <QDateTime>
#include <QJsonObject>

namespace roadmarshal::archive {

struct Seat
{
    QString team; // id
    QString name;
    QString player;
    int livery = 0;
    QList<table::Figure> figures = {}; // at the end, or so far
    bool operator==(const Seat&) const = default;
};

// Null where the game has no points.
const table::Figure* scoreOf(const Seat& seat);

// One thing that the game counts.
struct Tally
{
    QString key; // as the game calls it in files: "kills"
    int amount = 0;
    bool operator==(const Tally&) const = default;
};
using Tallies = QList<Tally>; // in the order of the game, what tells most first

// 0 for what is not counted.
int amountOf(const Tallies& tallies, const QString& key);

struct PieceTally
{
    QString piece; // id
    QString team;
    Tallies counts;
    bool operator==(const PieceTally&) const = default;
};

struct GameRecord
{
    // How much of the file has been read: nothing of it can be, its seals and ends, or every entry.
    enum class Depth { Unreadable, Glance, Full };

    QString path;     // absolute
    QString identity; // the same for all copies of a game, however they were made
    Depth depth = Depth::Unreadable;
    QString problem; // why it can't be read, or what of it was lost
    QString game;    // id
    QString gameName;
    QString track; // id
    QString trackName;
    QList<Seat> seats; // clockwise; figures only if all was read
    QDateTime created;
    QDateTime last; // the newest entry
    int entries = 0;
    int turns = 0;            // the turn that it is in, or ended in
    qint64 seconds = 0;       // at the table, without the nights between
    table::Outcome outcome;   // that nobody has won, or why it ended, only all of it tells
    QList<PieceTally> pieces; // that were in play
    QString inTurnKey;        // what the game counts turn by turn, if anything
    QList<int> inTurn;        // that, from turn 1 on
    Overruling overruling;
    bool isDemo = false; // set up to be looked at, not to be played for

    bool isReadable() const { return depth != Depth::Unreadable; }
    bool isWon() const { return outcome.how == table::Outcome::Won; }
    // Somebody has won, or all have lost.
    bool isDecided() const { return isWon() || outcome.how == table::Outcome::Lost; }
    QString title() const; // how people call the game: the name of its file
    QList<Seat> winningSeats() const;
    int inAllTurns() const;
    bool operator==(const GameRecord&) const = default;
};

// What no copy, export or import changes: when and with what it was set up, and its seed.
QString identityOf(const table::Meta& meta);
// Whether it is the game that comes with the program.
bool isSample(const GameRecord& summary);

QJsonObject store(const GameRecord& summary);
GameRecord restoreRecord(const QJsonObject& stored);

} // namespace roadmarshal::archive
