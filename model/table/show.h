// What every game puts on show, in one vocabulary: pieces on a track, mats, decks, standings.
#pragma once

#include "mat.h"
#include "message.h"
#include "track/track.h"

#include <QStringList>

#include <memory>

namespace roadmarshal::table {

struct Team
{
    QString id;
    QString name;
    QString player;
    int livery = 0; // number of a colour and pattern that tell teams apart without colour vision
    bool operator==(const Team&) const = default;
};

// A counter on or beside the track.
struct Piece
{
    QString id;
    QString team;
    QString place; // as written: "12.0", "chute", "12.in"
    bool darkSide = false;
    bool spent = false; // may not act again this turn
    int wear = 0;       // marks drawn on the counter: damage
    int mostWear = 0;
    QStringList tokens;
    bool operator==(const Piece&) const = default;
};

struct Standing
{
    QString team;
    int pool = 0; // tokens still to be claimed
    int claimed = 0;
    int removed = 0; // out of the game
    int wear = 0;    // total damage that counts
    bool first = false;
    bool toAct = false;
    int toGo = 0; // pieces that may still act this turn
    bool operator==(const Standing&) const = default;
};

// A deck as far as the table knows it.
struct DeckShow
{
    // The chance that the next card is of this kind: one number, or a range where cards went unnoted.
    struct Odds
    {
        Message card;
        int left = 0; // copies that can still be in the pile
        int copies = 0;
        double least = 0;
        double most = 0;
        bool operator==(const Odds&) const = default;
    };
    // A card that lies open beside the track, with the markers left on it.
    struct Open
    {
        QString id; // what a correction names
        Message card;
        int markers = 0;
        int mostMarkers = 0;
        bool operator==(const Open&) const = default;
    };
    // What a team holds: the cards that are known, and how many are not.
    struct Hand
    {
        QString team;
        QList<Message> known;
        int unknown = 0;
        bool operator==(const Hand&) const = default;
    };

    QString id; // what a correction names
    Message name;
    bool byApp = false; // the app shuffles and draws
    int pile = 0;
    int discarded = 0;
    int unknown = 0; // cards outside the pile that nobody has named
    QList<Open> open;
    QList<Hand> hands;
    QList<Odds> odds; // empty where nobody knows what the cards say
    bool operator==(const DeckShow&) const = default;
};

// What a table has to remember although no counter, mat or card shows it, named as a correction names it; the
// text is read where its subject stands.
struct Memo
{
    QString subject;
    QString property;
    QString value;
    Message text;
    bool operator==(const Memo&) const = default;
};

struct TableShow
{
    std::shared_ptr<const track::Track> track;
    QList<Team> teams; // in seat order, clockwise
    QList<Piece> pieces;
    QList<mats::TeamMat> mats;
    QList<Standing> standings;
    QList<DeckShow> decks;
    Message headline;       // "Turn 3, Red to act"
    QList<Message> remarks; // who is first and why, countdown
    QList<Memo> memos;      // turn, replacements owed, an activation under way
    QString winner;
};

} // namespace roadmarshal::table
