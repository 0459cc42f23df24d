// What every game puts on show, in one vocabulary: pieces on a track, mats, decks, standings.
#pragma once

#include "mats/mat.h"
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

struct TableShow
{
    std::shared_ptr<const track::Track> track;
    QList<Team> teams; // in seat order, clockwise
    QList<Piece> pieces;
    QList<mats::TeamMat> mats;
    QList<Standing> standings;
    Message headline;       // "Turn 3, Red to act"
    QList<Message> remarks; // who is first and why, countdown
    QString winner;
};

} // namespace roadmarshal::table
