// What can be claimed in Rush'n'Crush, as it is written down. The kind of each is the code of its phrase.
#pragma once

#include "table/claim.h"
#include "table/stored.h"
#include "json/problem.h"

namespace roadmarshal::rush_n_crush {

// RNC-13 to 20: the lever may be moved so.
struct LeverClaim
{
    static constexpr auto kind = "claim-lever";
    QString car;
    QString moves; // "+,t"
    STORED(LeverClaim, car, moves);
};

// RNC-25 to 35: the car may drive this way, and end there.
struct DriveClaim
{
    static constexpr auto kind = "claim-drive";
    QString car;
    QString path; // "3,l,7"
    STORED(DriveClaim, car, path);
};

// The same, when the driving test has given so many lane changes.
struct TestedDriveClaim
{
    static constexpr auto kind = "claim-tested-drive";
    QString car;
    int allowance = 0;
    QString path;
    STORED(TestedDriveClaim, car, allowance, path);
};

// RNC-39 to 46: it may push that one.
struct PushClaim
{
    static constexpr auto kind = "claim-push";
    QString car;
    QString other;
    STORED(PushClaim, car, other);
};

// RNC-47, 48, 57: it can drive into that one from behind.
struct RamClaim
{
    static constexpr auto kind = "claim-ram";
    QString car;
    QString other;
    STORED(RamClaim, car, other);
};

// RNC-11, 12: it acts before that one.
struct OrderClaim
{
    static constexpr auto kind = "claim-order";
    QString car;
    QString other;
    STORED(OrderClaim, car, other);
};

// RNC-58: it has won, or wins with this move.
struct FinishClaim
{
    static constexpr auto kind = "claim-finish";
    QString car;
    STORED(FinishClaim, car);
};

using Assertion =
    std::variant<LeverClaim, DriveClaim, TestedDriveClaim, PushClaim, RamClaim, OrderClaim, FinishClaim>;

inline table::Claim toClaim(const Assertion& assertion)
{
    return table::stored<table::Claim>(assertion);
}

} // namespace roadmarshal::rush_n_crush
