// The table read back, line by line, in an order that a finger can follow round the board.
#pragma once

#include "table/game.h"

namespace roadmarshal::table {

// What a correction calls where a piece stands, in every game.
inline const QString placeProperty = QStringLiteral("at");

// One thing that can differ on the table, as a correction sets it.
struct AuditFact
{
    enum class Kind {
        Place,  // "14.1", "chute"; empty where only the game has a word for it
        Number, // from `least` up to `most`; 0: without end
        Switch, // "on" or "off"
        Choice, // one of `choices`
    };
    Kind kind;
    QString property;
    QString value;
    Message label = {}; // in the game's words; none for what every table has
    int most = 0;
    QStringList choices = {};
    int least = 0;
    QList<Message> names = {}; // of the choices, in the game's words; none for those that every table has
};

struct AuditLine
{
    enum class Part {
        Board,  // pieces group by group, as the board orders them
        Beside, // pieces off the board
        Mat,    // what lies on the mats and nowhere else; those of no team are the table's own
        Score,
        Hand,
        Marker, // who is first, who is to act
    };
    Part part;
    QString subject; // what a correction names
    QString title;   // what is on the counter or the mat; empty for a team as a whole
    QString team = {};
    int group = -1;     // of the board
    Message where = {}; // off the board, in the game's words
    QList<AuditFact> facts = {};

    const AuditFact* fact(const QString& property) const;
};

// Facts that the game does not know how to correct are left out.
QList<AuditLine> auditLines(const Game& game, const State& state);
// Read in one go: the pieces of a group of the board, the mat of a team.
bool isOneGroup(const AuditLine& a, const AuditLine& b);

} // namespace roadmarshal::table
