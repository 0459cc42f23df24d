// What can be claimed in Apocalypse Road, as it is written down.
#pragma once

#include "table/claim.h"
#include "table/stored.h"
#include "json/problem.h"

namespace roadmarshal::apocalypse_road {

using table::field;

// 7.0: with this card the car goes this way; without a path, it ends there somehow.
struct MoveClaim
{
    static constexpr auto kind = "move";
    QString car;
    QString card;
    QStringList path = {};
    QString end = {}; // instead of a path
    static constexpr auto fields()
    {
        return std::tuple(field("car", &MoveClaim::car), field("card", &MoveClaim::card),
                          field("path", &MoveClaim::path), field("end", &MoveClaim::end));
    }
};

// 8.1: it may shoot at that car.
struct ShotClaim
{
    static constexpr auto kind = "shot";
    QString car;
    QString target;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &ShotClaim::car), field("target", &ShotClaim::target));
    }
};

// 7.10: it displaces that car, which goes there.
struct DisplaceClaim
{
    static constexpr auto kind = "displace";
    QString car;
    QString other;
    QString to;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &DisplaceClaim::car), field("other", &DisplaceClaim::other),
                          field("to", &DisplaceClaim::to));
    }
};

// 4.5: that team gets the First Player marker; without a team, who does?
struct FirstClaim
{
    static constexpr auto kind = "first";
    QString team = {};
    static constexpr auto fields() { return std::tuple(field("team", &FirstClaim::team)); }
};

// 11.1: the car scores when it crosses the Finish Line now.
struct ScoreClaim
{
    static constexpr auto kind = "score";
    QString car;
    static constexpr auto fields() { return std::tuple(field("car", &ScoreClaim::car)); }
};

// 11.3: its team scores when it destroys that car.
struct KillClaim
{
    static constexpr auto kind = "kill";
    QString car;
    QString target;
    static constexpr auto fields()
    {
        return std::tuple(field("car", &KillClaim::car), field("target", &KillClaim::target));
    }
};

// 4.4: the car may be activated now.
struct ActivateClaim
{
    static constexpr auto kind = "activate";
    QString car;
    static constexpr auto fields() { return std::tuple(field("car", &ActivateClaim::car)); }
};

// 10.0: what the event does when this car draws it, with what is chosen so far.
struct EventClaim
{
    static constexpr auto kind = "event";
    QString event;
    QString car;
    QStringList choices = {};
    static constexpr auto fields()
    {
        return std::tuple(field("event", &EventClaim::event), field("car", &EventClaim::car),
                          field("choices", &EventClaim::choices));
    }
};

// 8.4, 8.5: what a collision attack with this result does; does it also hit that other car?
struct CollisionClaim
{
    static constexpr auto kind = "collision";
    QString car;
    QString target;
    QString result; // "3-1bc"
    QString other = {};
    static constexpr auto fields()
    {
        return std::tuple(field("car", &CollisionClaim::car), field("target", &CollisionClaim::target),
                          field("result", &CollisionClaim::result), field("other", &CollisionClaim::other));
    }
};

// 8.5: whom a shot with Spray hits beside its target; does it hit that other car?
struct SprayClaim
{
    static constexpr auto kind = "spray";
    QString car;
    QString target;
    QString other = {};
    static constexpr auto fields()
    {
        return std::tuple(field("car", &SprayClaim::car), field("target", &SprayClaim::target),
                          field("other", &SprayClaim::other));
    }
};

// 8.3: a car comes for that one when it is destroyed: any, or this one, with this side.
struct ReplaceClaim
{
    static constexpr auto kind = "replace";
    QString car;
    QString by = {};
    QString side = {};
    static constexpr auto fields()
    {
        return std::tuple(field("car", &ReplaceClaim::car), field("by", &ReplaceClaim::by),
                          field("side", &ReplaceClaim::side));
    }
};

// 11.4: every pool loses 1 when the next turn begins.
struct CountdownClaim
{
    static constexpr auto kind = "countdown";
    static constexpr auto fields() { return std::tuple(); }
};

// 11.2: it costs the team a point when the car is moved back over the line.
struct BackClaim
{
    static constexpr auto kind = "back";
    QString car;
    static constexpr auto fields() { return std::tuple(field("car", &BackClaim::car)); }
};

// 11.5, AR-43: these cars cross the line in one step, and the team of the first named empties its pool first.
struct FinishClaim
{
    static constexpr auto kind = "finish";
    QStringList cars;
    static constexpr auto fields() { return std::tuple(field("cars", &FinishClaim::cars)); }
};

using Assertion = std::variant<MoveClaim, ShotClaim, DisplaceClaim, FirstClaim, ScoreClaim, KillClaim,
                               ActivateClaim, EventClaim, CollisionClaim, SprayClaim, ReplaceClaim,
                               CountdownClaim, BackClaim, FinishClaim>;

dispute::Claim toClaim(const Assertion& assertion);
std::expected<Assertion, Problem> toAssertion(const dispute::Claim& claim);

} // namespace roadmarshal::apocalypse_road
