// What changes on a table of Highway Heist.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/recorder.h"
#include "table/rolled.h"

namespace roadmarshal::highway_heist {

struct VehicleAdded
{
    static constexpr auto kind = "vehicle-added";
    QString vehicle;
    QString sort; // "start", "suv", "enemy"
    QString at;
    QString owner; // empty: nobody
    int strength = 0;
    int enemies = 0;
    bool wreck = false;
    STORED(VehicleAdded, vehicle, sort, at, owner, strength, enemies, wreck);
};
struct VehicleRemoved
{
    static constexpr auto kind = "vehicle-removed";
    QString vehicle;
    QString from;
    STORED(VehicleRemoved, vehicle, from);
};
struct VehicleMoved
{
    static constexpr auto kind = "vehicle-moved";
    QString vehicle;
    QString from;
    QString to;
    QStringList by = {}; // the spaces that it drove through, the last included; none if it was put there
    STORED(VehicleMoved, vehicle, from, to, by);
};
// HH-30: turned over, or back up.
struct WreckSet
{
    static constexpr auto kind = "wreck-set";
    QString vehicle;
    bool wreck = false;
    STORED(WreckSet, vehicle, wreck);
};
// Whose Player Vehicle it is; nobody's if it is empty.
struct OwnerSet
{
    static constexpr auto kind = "owner-set";
    QString vehicle;
    QString from;
    QString to;
    STORED(OwnerSet, vehicle, from, to);
};
// "wheel", a vehicle on whose roof it stands, or "limbo" with the space that it left.
struct PegMoved
{
    static constexpr auto kind = "peg-moved";
    QString player;
    QString from;
    QString to;
    QString left;
    STORED(PegMoved, player, from, to, left);
};
// HH-54: the Character Board is turned.
struct ExhaustedSet
{
    static constexpr auto kind = "exhausted-set";
    QString player;
    bool exhausted = false;
    STORED(ExhaustedSet, player, exhausted);
};
// Enemy cards from the first spot to ACTIVATE!, and the discards.
struct CardsSet
{
    static constexpr auto kind = "cards-set";
    QStringList row;
    QStringList discard;
    STORED(CardsSet, row, discard);
};
// Stunts from the East with the tokens on each, what is left of each level, and the discards.
struct StuntsSet
{
    static constexpr auto kind = "stunts-set";
    QStringList row;  // "S1a:2", empty where none lies
    QStringList deck; // by level
    QStringList discard;
    STORED(StuntsSet, row, deck, discard);
};
struct CounterSet
{
    static constexpr auto kind = "counter-set";
    QString counter;
    int from = 0;
    int to = 0;
    STORED(CounterSet, counter, from, to);
};
// A vehicle, "adrift" or "out".
struct TokenSet
{
    static constexpr auto kind = "token-set";
    QString token;
    QString from;
    QString to;
    STORED(TokenSet, token, from, to);
};
struct RoundSet
{
    static constexpr auto kind = "round-set";
    static constexpr bool isHandsOn = false;
    int from = 0;
    int to = 0;
    STORED(RoundSet, from, to);
};
struct ActiveSet
{
    static constexpr auto kind = "active-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QString from;
    QString to;
    STORED(ActiveSet, from, to);
};
// Actions of this turn.
struct UsedSet
{
    static constexpr auto kind = "used-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    int used = 0;
    bool closed = false;
    STORED(UsedSet, used, closed);
};
// "won", "lost", or empty: it goes on after all.
struct ResultSet
{
    static constexpr auto kind = "result-set";
    static constexpr bool isHandsOn = false;
    QString from;
    QString to;
    QString by; // the rule
    STORED(ResultSet, from, to, by);
};
// What is still owed, as positions write it; nothing if it is empty.
struct OpenSet
{
    static constexpr auto kind = "open-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    QJsonObject open;
    STORED(OpenSet, open);
};
// What the app has rolled while something about it is open.
struct AttemptSet
{
    static constexpr auto kind = "attempt-set";
    static constexpr bool isHandsOn = false;
    static constexpr bool isRoutine = true;
    bool is = false;
    Attempt attempt;
    STORED(AttemptSet, is, attempt);
};
// What happened, for log and statistics; what it changes are effects of their own.
struct Happened
{
    static constexpr auto kind = "happened";
    static constexpr bool isHandsOn = false;
    QString who;
    QString does; // as `resolve` calls it: "slams"
    QString target;
    int amount = 0;
    STORED(Happened, who, does, target, amount);
};
// An action with a roll, or a Stunt.
struct Attempted
{
    static constexpr auto kind = "attempted";
    static constexpr bool isHandsOn = false;
    QString player;
    QString action;
    QString target;
    bool succeeded = false;
    STORED(Attempted, player, action, target, succeeded);
};
// HH-42: so much of the damage did not come through.
struct Defended
{
    static constexpr auto kind = "defended";
    static constexpr bool isHandsOn = false;
    QString player;
    QString vehicle;
    int damage = 0;
    int prevented = 0;
    STORED(Defended, player, vehicle, damage, prevented);
};

using Effect =
    std::variant<table::Changed, VehicleAdded, VehicleRemoved, VehicleMoved, WreckSet, OwnerSet, PegMoved,
                 ExhaustedSet, CardsSet, StuntsSet, CounterSet, TokenSet, RoundSet, ActiveSet, UsedSet,
                 ResultSet, OpenSet, AttemptSet, Happened, Attempted, Defended, table::Rolled>;
using Recorder = table::Recorder<State, Effect>;

std::expected<void, Problem> apply(State& state, const Effect& effect);

} // namespace roadmarshal::highway_heist
