// The effect of a roll, for any game: it changes nothing on the board, but log, words and statistics tell of
// it.
#pragma once

#include "dice/distribution.h"
#include "fact.h"
#include "random.h"
#include "stored.h"

namespace roadmarshal::table {

struct Rolled
{
    static constexpr auto kind = "rolled";
    static constexpr bool isHandsOn = false; // nothing has to be moved for it
    QString what;                            // names the roll, a code that the game says: "roll-armour"
    QString team;                            // who rolled; empty if nobody in particular
    QString piece;
    dice::Roll roll;     // as it fell, or its total
    int total = 0;       // what it counts
    double expected = 0; // on average
    bool inApp = false;  // hands have not seen it yet
    STORED(Rolled, what, team, piece, roll, total, expected, inApp);
    bool operator==(const Rolled&) const = default;
};

// Who threw the dice knows what fell; what the app rolled has to be told.
inline bool isRoutineEffect(const Rolled& rolled, const Citation&)
{
    return !rolled.inApp;
}

// What was said of a roll, or rolled now if it was left to the app. Nothing if it is none of what was asked
// for. What the dice count and what was to be expected is their sum; a game that reads them otherwise sets
// both.
std::optional<Rolled> rolled(const dice::Ask& ask, const dice::Roll& said, Random& random);

// What statistics count of it: what was rolled against what was to be expected is luck.
Fact factOf(const Rolled& rolled, const Message& what);
// In words; `what` and `face` are the game's.
QString say(const Rolled& rolled, const QString& what,
            const std::function<QString(const QString& name)>& face);

} // namespace roadmarshal::table
