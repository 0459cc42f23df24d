// The table read back, line by line, in an order that a finger can follow round the track.
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
        Number, // from 0 up to `most`; 0: without end
        Switch, // "on" or "off"
        Choice, // one of `choices`
    };
    Kind kind;
    QString property;
    QString value;
    Message label = {}; // in the game's words; none for what every table has
    int most = 0;
    QStringList choices = {};
};

struct AuditLine
{
    enum class Part {
        Track,  // pieces from the finish line on, by sector and lane
        Beside, // pieces off the track
        Mat,    // what lies on the mats and nowhere else
        Points,
        Hand,
        Marker, // who is first, who is to act
    };
    Part part;
    QString subject; // what a correction names
    QString title;   // what is on the counter or the mat; empty for a team as a whole
    QString team = {};
    int sector = -1;    // on the track
    Message where = {}; // off the track, in the game's words
    QList<AuditFact> facts = {};

    const AuditFact* fact(const QString& property) const;
};

// Facts that the game does not know how to correct are left out.
QList<AuditLine> auditLines(const Game& game, const State& state);
// Read in one go: the pieces of a sector, the mat of a team.
bool isOneGroup(const AuditLine& a, const AuditLine& b);

} // namespace roadmarshal::table
