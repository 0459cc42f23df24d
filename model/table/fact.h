// What statistics count of one physical change: whom it concerns, who brought it about, and how.
#pragma once

#include "message.h"

namespace roadmarshal::table {

struct Fact
{
    enum class What {
        Damage,
        Repair,
        Kill,
        Score,   // points claimed
        Return,  // points given back
        Forfeit, // points that leave the game
        Turn,    // a turn begins
        Win,
        Other
    };

    What what = What::Other;
    QString team; // whom it concerns; empty if nobody in particular
    QString car;
    QString byTeam; // who brought it about; empty if nobody did
    QString byCar;
    Message how; // a shot, a ram, the name of an event; said by the game
    int amount = 0;
    int turn = 0; // in which it happened
    bool operator==(const Fact&) const = default;
};

QString toText(Fact::What what);

} // namespace roadmarshal::table
