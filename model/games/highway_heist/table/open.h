// What is still owed in the middle of an enemy die, a round or a move of pegs: steps, the next one last.
#pragma once

#include "guide.h"
#include "table/stored.h"

#include <variant>

namespace roadmarshal::highway_heist {

// Where a peg goes: a player's id or `enemy`; a vehicle, `supply` or `limbo`.
struct PegWay
{
    QString peg;
    QString to;
    STORED(PegWay, peg, to);
    auto operator<=>(const PegWay&) const = default;
};
// One way of all pegs that have to go, by peg.
using PegWays = std::vector<PegWay>;

namespace step {

// The first three: one piece of a list that was settled when it began (HR-3).
struct SuvActs
{
    static constexpr auto kind = "suv-acts";
    QString suv;
    bool approaches = false; // HR-39: a card that makes it step nearer, never slam
    STORED(SuvActs, suv, approaches);
    bool operator==(const SuvActs&) const = default;
};
struct PegActs
{
    static constexpr auto kind = "peg-acts";
    QString on;
    bool onlyDamage = false; // a card that has Enemy Pegs do their damage
    STORED(PegActs, on, onlyDamage);
    bool operator==(const PegActs&) const = default;
};
struct FallsBack
{
    static constexpr auto kind = "falls-back";
    QString vehicle; // a Wreck, unmanned or abandoned
    int spaces = 0;  // that a Wreck has fallen already
    STORED(FallsBack, vehicle, spaces);
    bool operator==(const FallsBack&) const = default;
};
// Damage that waits for the Defense roll of the owner.
struct Hit
{
    static constexpr auto kind = "hit";
    QString vehicle;
    int amount = 0;
    STORED(Hit, vehicle, amount);
    bool operator==(const Hit&) const = default;
};
// Pegs that have to go: the ways that are still possible, waiting while there is more than one.
struct PegsGo
{
    static constexpr auto kind = "pegs-go";
    std::vector<PegWays> ways;
    STORED(PegsGo, ways);
    bool operator==(const PegsGo&) const = default;
};
// A piece or an effect is through: pegs in limbo look for a slot (HR-34), the objective is looked at.
struct Settle
{
    static constexpr auto kind = "settle";
    STORED(Settle);
    bool operator==(const Settle&) const = default;
};
struct PlaceSuv
{
    static constexpr auto kind = "place-suv";
    QString of; // the Player Vehicle; empty: at the West end
    bool isInFront = false;
    STORED(PlaceSuv, of, isInFront);
    bool operator==(const PlaceSuv&) const = default;
};
struct PlacePeg
{
    static constexpr auto kind = "place-peg";
    QString on;
    STORED(PlacePeg, on);
    bool operator==(const PlacePeg&) const = default;
};
struct Shift
{
    static constexpr auto kind = "shift";
    QString vehicle;
    Heading heading = Heading::West;
    int spaces = 0;
    STORED(Shift, vehicle, heading, spaces);
    bool operator==(const Shift&) const = default;
};
// The Player Vehicle with most Strength, of several the team's choice.
struct HitStrongest
{
    static constexpr auto kind = "hit-strongest";
    int amount = 0;
    STORED(HitStrongest, amount);
    bool operator==(const HitStrongest&) const = default;
};
struct MainMoves
{
    static constexpr auto kind = "main-moves";
    Heading heading = Heading::North;
    STORED(MainMoves, heading);
    bool operator==(const MainMoves&) const = default;
};
// One effect of a card, by its number from 0.
struct Effect
{
    static constexpr auto kind = "effect";
    QString card;
    bool isActivated = false;
    int number = 0;
    STORED(Effect, card, isActivated, number);
    bool operator==(const Effect&) const = default;
};
struct ShiftCards
{
    static constexpr auto kind = "shift-cards";
    STORED(ShiftCards);
    bool operator==(const ShiftCards&) const = default;
};
struct DrawCard
{
    static constexpr auto kind = "draw-card";
    STORED(DrawCard);
    bool operator==(const DrawCard&) const = default;
};
struct ShiftStunts
{
    static constexpr auto kind = "shift-stunts";
    STORED(ShiftStunts);
    bool operator==(const ShiftStunts&) const = default;
};
struct DrawStunt
{
    static constexpr auto kind = "draw-stunt";
    STORED(DrawStunt);
    bool operator==(const DrawStunt&) const = default;
};
// HR-40: somebody takes what is adrift, or the game is lost.
struct RescueTokens
{
    static constexpr auto kind = "rescue-tokens";
    STORED(RescueTokens);
    bool operator==(const RescueTokens&) const = default;
};
struct EndTurn
{
    static constexpr auto kind = "end-turn";
    STORED(EndTurn);
    bool operator==(const EndTurn&) const = default;
};
struct NextRound
{
    static constexpr auto kind = "next-round";
    STORED(NextRound);
    bool operator==(const NextRound&) const = default;
};

} // namespace step

using Step = std::variant<step::SuvActs, step::PegActs, step::FallsBack, step::Hit, step::PegsGo,
                          step::Settle, step::PlaceSuv, step::PlacePeg, step::Shift, step::HitStrongest,
                          step::MainMoves, step::Effect, step::ShiftCards, step::DrawCard, step::ShiftStunts,
                          step::DrawStunt, step::RescueTokens, step::EndTurn, step::NextRound>;

struct Open
{
    int roller = -1;         // the Active Player of all this; -1 at the end of a round (HR-12)
    std::vector<Step> steps; // the next one last
    bool operator==(const Open&) const = default;
};

} // namespace roadmarshal::highway_heist
