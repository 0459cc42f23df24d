// What can be claimed in Road Kill Rally, as it is written down. The kind of each is the code of its phrase.
#pragma once

#include "table/claim.h"
#include "table/stored.h"

#include <variant>

namespace roadmarshal::road_kill_rally {

// RKR-20 to 22: the car may set its speed to this box.
struct SpeedClaim
{
    static constexpr auto kind = "claim-speed";
    QString car;
    int box = 0;
    STORED(SpeedClaim, car, box);
};
// RKR-23 to 28: it may drive this way, and end there.
struct DriveClaim
{
    static constexpr auto kind = "claim-drive";
    QString car;
    QString path; // "b2,^b3,b4"
    STORED(DriveClaim, car, path);
};
// RKR-33 to 37, 93: entering that space takes so many dice.
struct DiceClaim
{
    static constexpr auto kind = "claim-dice";
    QString car;
    QString place;
    int dice = 0;
    STORED(DiceClaim, car, place, dice);
};
// RKR-38: it may play safe against so many dice.
struct SafeClaim
{
    static constexpr auto kind = "claim-safe";
    QString car;
    int dice = 0;
    STORED(SafeClaim, car, dice);
};
// RKR-44 to 47: it can collide with that one.
struct RamClaim
{
    static constexpr auto kind = "claim-ram";
    QString car;
    QString other;
    STORED(RamClaim, car, other);
};
// RKR-55 to 61, 68, 69: it may fire this at that one.
struct ShotClaim
{
    static constexpr auto kind = "claim-shot";
    QString car;
    QString weapon;
    QString other;
    STORED(ShotClaim, car, weapon, other);
};
// RKR-40, 48, 52: it may try the pedestrian where it stands.
struct RunClaim
{
    static constexpr auto kind = "claim-run";
    QString car;
    STORED(RunClaim, car);
};
// RKR-39, 42: so many hits wipe it out.
struct WipeOutClaim
{
    static constexpr auto kind = "claim-wipe-out";
    QString car;
    int hits = 0;
    STORED(WipeOutClaim, car, hits);
};
// RKR-14, 15: it acts before that one.
struct OrderClaim
{
    static constexpr auto kind = "claim-order";
    QString car;
    QString other;
    STORED(OrderClaim, car, other);
};
// RKR-82: it has so many points.
struct ScoreClaim
{
    static constexpr auto kind = "claim-score";
    QString car;
    int points = 0;
    STORED(ScoreClaim, car, points);
};
// RKR-79, 82, 83: it has won.
struct WinClaim
{
    static constexpr auto kind = "claim-win";
    QString car;
    STORED(WinClaim, car);
};

using Assertion = std::variant<SpeedClaim, DriveClaim, DiceClaim, SafeClaim, RamClaim, ShotClaim, RunClaim,
                               WipeOutClaim, OrderClaim, ScoreClaim, WinClaim>;

inline table::Claim toClaim(const Assertion& assertion)
{
    return table::stored<table::Claim>(assertion);
}

} // namespace roadmarshal::road_kill_rally
