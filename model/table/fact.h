// What statistics count of one physical change: whom it concerns, who brought it about, and how.
#pragma once

#include "text/message.h"

namespace roadmarshal::table {

struct Fact
{
    enum class What {
        Damage,
        Repair,
        Kill,
        Shove,   // pushed or held against, whatever it costs
        Score,   // points claimed
        Return,  // points given back
        Forfeit, // points that leave the game
        Turn,    // a turn begins
        Win,     // one for each team that wins; without a team: nobody has won after all
        Defeat,  // of the whole table; of amount 0: not after all
        Roll,    // of dice
        Spend,   // fuel, cards, boost
        Gain,
        Lose,
        Other
    };

    What what = What::Other;
    QString team; // whom it concerns; empty if nobody in particular
    QString piece;
    QString byTeam; // who brought it about; empty if nobody did
    QString byPiece;
    Message how;     // a shot, a ram, the name of an event; said by the game
    Message of = {}; // what is rolled, spent, gained or lost; said by the game
    int amount = 0;
    double expected = 0; // of a roll, so that luck can be told
    int turn = 0;        // in which it happened
    bool operator==(const Fact&) const = default;
};

QString toText(Fact::What what);

} // namespace roadmarshal::table
