// What can be claimed in Apocalypse Road, as it is written down.
#pragma once

#include "table/claim.h"
#include "table/stored.h"
#include "json/problem.h"

namespace roadmarshal::apocalypse_road {

// 7.0: with this card the car goes this way; without a path, it ends there somehow.
struct MoveClaim
{
    static constexpr auto kind = "move";
    QString car;
    QString card;
    QStringList path = {};
    QString end = {}; // instead of a path
    STORED(MoveClaim, car, card, path, end);
};

// 8.1: it may shoot at that car.
struct ShotClaim
{
    static constexpr auto kind = "shot";
    QString car;
    QString target;
    STORED(ShotClaim, car, target);
};

// 7.10: it displaces that car, which goes there.
struct DisplaceClaim
{
    static constexpr auto kind = "displace";
    QString car;
    QString other;
    QString to;
    STORED(DisplaceClaim, car, other, to);
};

// 4.5: that team gets the First Player marker; without a team, who does?
struct FirstClaim
{
    static constexpr auto kind = "first";
    QString team = {};
    STORED(FirstClaim, team);
};

// 11.1: the car scores when it crosses the Finish Line now.
struct ScoreClaim
{
    static constexpr auto kind = "score";
    QString car;
    STORED(ScoreClaim, car);
};

// 11.3: its team scores when it destroys that car.
struct KillClaim
{
    static constexpr auto kind = "kill";
    QString car;
    QString target;
    STORED(KillClaim, car, target);
};

// 4.4: the car may be activated now.
struct ActivateClaim
{
    static constexpr auto kind = "activate";
    QString car;
    STORED(ActivateClaim, car);
};

// 10.0: what the event does when this car draws it, with what is chosen so far.
struct EventClaim
{
    static constexpr auto kind = "event";
    QString event;
    QString car;
    QStringList choices = {};
    STORED(EventClaim, event, car, choices);
};

// 8.4, 8.5: what a collision attack with this result does; does it also hit that other car?
struct CollisionClaim
{
    static constexpr auto kind = "collision";
    QString car;
    QString target;
    QString result; // "3-1bc"
    QString other = {};
    STORED(CollisionClaim, car, target, result, other);
};

// 8.5: whom a shot with Spray hits beside its target; does it hit that other car?
struct SprayClaim
{
    static constexpr auto kind = "spray";
    QString car;
    QString target;
    QString other = {};
    STORED(SprayClaim, car, target, other);
};

// 8.3: a car comes for that one when it is destroyed: any, or this one, with this side.
struct ReplaceClaim
{
    static constexpr auto kind = "replace";
    QString car;
    QString by = {};
    QString side = {};
    STORED(ReplaceClaim, car, by, side);
};

// 11.4: every pool loses 1 when the next turn begins.
struct CountdownClaim
{
    static constexpr auto kind = "countdown";
    STORED(CountdownClaim);
};

// 11.2: it costs the team a point when the car is moved back over the line.
struct BackClaim
{
    static constexpr auto kind = "back";
    QString car;
    STORED(BackClaim, car);
};

// 11.5, AR-43: these cars cross the line in one step, and the team of the first named empties its pool first.
struct FinishClaim
{
    static constexpr auto kind = "finish";
    QStringList cars;
    STORED(FinishClaim, cars);
};

using Assertion = std::variant<MoveClaim, ShotClaim, DisplaceClaim, FirstClaim, ScoreClaim, KillClaim,
                               ActivateClaim, EventClaim, CollisionClaim, SprayClaim, ReplaceClaim,
                               CountdownClaim, BackClaim, FinishClaim>;

table::Claim toClaim(const Assertion& assertion);
std::expected<Assertion, Problem> toAssertion(const table::Claim& claim);

} // namespace roadmarshal::apocalypse_road
