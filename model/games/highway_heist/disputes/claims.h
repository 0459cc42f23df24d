// What can be claimed in Highway Heist, as it is written down. The kind of each is the code of its phrase.
#pragma once

#include "table/claim.h"
#include "table/stored.h"
#include "json/problem.h"

namespace roadmarshal::highway_heist {

// HH-61 to 87: a player may do this now.
struct ActionClaim
{
    static constexpr auto kind = "claim-action";
    QString player;
    QString action; // "drive"
    QString target; // a vehicle, or a Stunt
    QString to;     // a space; to leap, "roof" or "wheel"
    STORED(ActionClaim, player, action, target, to);
};
// HH-38 to 50: so many dice are rolled, with what is given.
struct RollClaim
{
    static constexpr auto kind = "claim-roll";
    QString player;
    QString action;
    int dice = 0;
    QStringList assists;
    STORED(RollClaim, player, action, dice, assists);
};
// HH-89 to 91: the SUV slams that vehicle when the die shows SUVs.
struct SlamClaim
{
    static constexpr auto kind = "claim-slam";
    QString suv;
    QString target;
    STORED(SlamClaim, suv, target);
};
// HH-93: it moves to that space instead.
struct MoveClaim
{
    static constexpr auto kind = "claim-move";
    QString suv;
    QString to;
    STORED(MoveClaim, suv, to);
};
// HH-56: of two, that one acts first.
struct OrderClaim
{
    static constexpr auto kind = "claim-order";
    QString first;
    QString second;
    STORED(OrderClaim, first, second);
};
// HH-31 to 33: where a peg may go that has to go, now or once that vehicle is a Wreck.
struct PegClaim
{
    static constexpr auto kind = "claim-peg";
    QString wreck; // empty: as it lies
    QString peg;
    QString to;
    STORED(PegClaim, wreck, peg, to);
};
// HH-57, HH-59: whose turn it is, and whether an action is left.
struct TurnClaim
{
    static constexpr auto kind = "claim-turn";
    QString player;
    STORED(TurnClaim, player);
};
// HH-118 to 123: the game is won, or lost.
struct EndClaim
{
    static constexpr auto kind = "claim-end";
    bool won = true;
    STORED(EndClaim, won);
};

using Assertion =
    std::variant<ActionClaim, RollClaim, SlamClaim, MoveClaim, OrderClaim, PegClaim, TurnClaim, EndClaim>;

inline table::Claim toClaim(const Assertion& assertion)
{
    return table::stored<table::Claim>(assertion);
}

} // namespace roadmarshal::highway_heist
