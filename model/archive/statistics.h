// Figures across games, made of their summaries and nothing else.
#pragma once

#include "game_record.h"

namespace roadmarshal::archive {

// How often somebody won, and of how many games that were won or lost.
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
    int won = 0; // that somebody won
    int turns = 0;
    QString key; // of what its game counts turn by turn; empty for nothing
    int amount = 0;
    QList<Record> teams = {}; // on this track
    double perTurn() const { return turns == 0 ? 0 : static_cast<double>(amount) / turns; }
    bool operator==(const TrackRecord&) const = default;
};

struct PieceRecord
{
    QString game; // id
    QString piece;
    QString team; // id
    QString teamName;
    int games = 0;
    Tallies counts;
    bool operator==(const PieceRecord&) const = default;
};

// A turn, over all games that came so far.
struct TurnRecord
{
    int turn = 0;
    int games = 0;
    int amount = 0;
    double average() const { return games == 0 ? 0 : static_cast<double>(amount) / games; }
    bool operator==(const TurnRecord&) const = default;
};

// What one kind of game counts turn by turn.
struct InTurn
{
    QString game; // id
    QString key;
    int games = 0;
    int amount = 0;
    int turnsPlayed = 0;
    QList<TurnRecord> turns = {};
    double perTurn() const { return turnsPlayed == 0 ? 0 : static_cast<double>(amount) / turnsPlayed; }
    bool operator==(const InTurn&) const = default;
};

// Sums over games that were won or lost.
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
    QList<PieceRecord> pieces; // that were in play, by game, what tells most first
    QList<InTurn> inTurn;      // one for each kind of game
    Lengths lengths;
    Overruling overruling; // sums
    int gamesOverruled = 0;

    // Of one kind of game, those with the most of something first.
    QList<PieceRecord> most(const QString& game, const QString& key) const;
    bool operator==(const Statistics&) const = default;
};

// Copies of a game count once, as the longest of them; the sample that comes with the program and
// demos not at all.
Statistics statisticsOf(const QList<GameRecord>& games);

} // namespace roadmarshal::archive
