// What can be claimed in Apocalypse Trail, as it is written down. The kind of each is the code of its phrase.
#pragma once

#include "table/claim.h"
#include "table/stored.h"

namespace roadmarshal::apocalypse_trail {

// AT-52: this turn's movement can end there; with a roll, or pushed.
struct EndClaim
{
    static constexpr auto kind = "claim-ends";
    QString pawn;
    int square = 0;
    int roll = 0; // 0: whichever
    bool push = false;
    STORED(EndClaim, pawn, square, roll, push);
};
// AT-53, AT-60: the fuel of the vehicle lasts so many squares.
struct FuelClaim
{
    static constexpr auto kind = "claim-lasts";
    QString crew;
    int squares = 0;
    STORED(FuelClaim, crew, squares);
};
// AT-55
struct TowClaim
{
    static constexpr auto kind = "claim-tows";
    QString crew;
    QString other;
    STORED(TowClaim, crew, other);
};
// AT-26: so many rations are due on an eat square.
struct EatClaim
{
    static constexpr auto kind = "claim-eats";
    QString pawn;
    int rations = 0;
    STORED(EatClaim, pawn, rations);
};
// AT-62: these survivors meet an option of a scenario.
struct CommitClaim
{
    static constexpr auto kind = "claim-commits";
    QString pawn;
    QString card;
    QString option;
    QStringList who;
    STORED(CommitClaim, pawn, card, option, who);
};
// AT-67: everything that the crew has finds room.
struct RoomClaim
{
    static constexpr auto kind = "claim-fits";
    QString crew;
    STORED(RoomClaim, crew);
};
// AT-81: the survivor mends at the end of this turn.
struct RecoveryClaim
{
    static constexpr auto kind = "claim-recovers";
    QString survivor;
    STORED(RecoveryClaim, survivor);
};
// AT-46 to AT-49: the crew can claim this shelter.
struct ShelterClaim
{
    static constexpr auto kind = "claim-shelter";
    QString crew;
    int square = 0;
    STORED(ShelterClaim, crew, square);
};
// AT-93: the crew has so many points.
struct ScoreClaim
{
    static constexpr auto kind = "claim-scores";
    QString crew;
    int points = 0;
    STORED(ScoreClaim, crew, points);
};

using Assertion = std::variant<EndClaim, FuelClaim, TowClaim, EatClaim, CommitClaim, RoomClaim, RecoveryClaim,
                               ShelterClaim, ScoreClaim>;

inline table::Claim toClaim(const Assertion& assertion)
{
    return table::stored<table::Claim>(assertion);
}

} // namespace roadmarshal::apocalypse_trail
