// Figures across games, made of their summaries and nothing else.
#pragma once

#include "summary.h"

namespace roadmarshal::archive {

// How often somebody won, and of how many games that had a winner.
struct Record
{
    QString id;
    QString name;
    int games = 0;
    int wins = 0;
    double share() const { return games == 0 ? 0 : static_cast<double>(wins) / games; }
    bool operator==(const Record&) const = default;
};

struct TrackRecord
{
    QString id;
    QString name;
    int games = 0;
    int won = 0; // that had a winner
    int turns = 0;
    int damage = 0;
    QList<Record> teams; // on this track
    double damagePerTurn() const { return turns == 0 ? 0 : static_cast<double>(damage) / turns; }
    bool operator==(const TrackRecord&) const = default;
};

struct CarRecord
{
    QString car;
    QString team; // id
    QString teamName;
    int games = 0;
    int kills = 0;
    int dealt = 0;
    int taken = 0;
    int lost = 0;
    bool operator==(const CarRecord&) const = default;
};

// A turn of a race, over all games that came so far.
struct TurnRecord
{
    int turn = 0;
    int games = 0;
    int damage = 0;
    double average() const { return games == 0 ? 0 : static_cast<double>(damage) / games; }
    bool operator==(const TurnRecord&) const = default;
};

// Sums over games that had a winner.
struct Lengths
{
    int games = 0;
    int turns = 0;
    int entries = 0;
    qint64 seconds = 0;
    double average(qint64 sum) const { return games == 0 ? 0 : static_cast<double>(sum) / games; }
    bool operator==(const Lengths&) const = default;
};

struct Statistics
{
    int games = 0;
    int won = 0;
    QList<Record> teams;   // the most wins first
    QList<Record> players; // with a name
    QList<Record> seats;   // by number, clockwise from 1
    QList<TrackRecord> tracks;
    QList<CarRecord> cars; // that raced, the deadliest first
    QList<TurnRecord> turns;
    Lengths lengths;
    int damage = 0;
    int turnsPlayed = 0;
    Overruling overruling; // sums
    int gamesOverruled = 0;

    double damagePerTurn() const { return turnsPlayed == 0 ? 0 : static_cast<double>(damage) / turnsPlayed; }
    // The most damaged first.
    QList<CarRecord> mostBattered() const;
    bool operator==(const Statistics&) const = default;
};

// Copies of a game count once, as the longest of them; the sample that comes with the program not at all.
Statistics statisticsOf(const QList<Summary>& games);

} // namespace roadmarshal::archive
