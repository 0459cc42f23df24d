// What the archive knows of one game; every bit of it comes from the game's file.
#pragma once

#include "overruling.h"

#include "table/file/game_file.h"

#include <QDateTime>
#include <QJsonObject>

namespace roadmarshal::archive {

struct Seat
{
    QString team; // id
    QString name;
    QString player;
    int livery = 0;
    int claimed = 0; // points at the end, or so far
    int pool = 0;    // still to be claimed
    int wear = 0;
    bool operator==(const Seat&) const = default;
};

struct CarTally
{
    QString car; // id
    QString team;
    int kills = 0; // cars of other teams
    int dealt = 0; // damage to cars of other teams
    int taken = 0;
    bool lost = false; // destroyed at the end
    bool operator==(const CarTally&) const = default;
};

struct Summary
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
    QList<Seat> seats; // clockwise; points only if all was read
    QDateTime created;
    QDateTime last; // the newest entry
    int entries = 0;
    int turns = 0;      // the turn that it is in, or ended in
    qint64 seconds = 0; // at the table, without the nights between
    QString winner;     // id of a team
    bool over = false;  // with a winner; or, as only all of it tells, without one
    QList<CarTally> cars;
    QList<int> damageByTurn; // of all cars, from turn 1 on
    Overruling overruling;

    bool isReadable() const { return depth != Depth::Unreadable; }
    bool isWon() const { return !winner.isEmpty(); }
    QString title() const; // how people call the game: the name of its file
    const Seat* winningSeat() const;
    int damage() const;
    bool operator==(const Summary&) const = default;
};

// What no copy, export or import changes: when and with what it was set up, and its seed.
QString identityOf(const table::Meta& meta);
// Whether it is the game that comes with the program.
bool isSample(const Summary& summary);

QJsonObject store(const Summary& summary);
Summary restoreSummary(const QJsonObject& stored);

} // namespace roadmarshal::archive
