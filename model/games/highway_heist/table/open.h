// What is still owed in the middle of an enemy die, a round or a move of pegs: steps, the next one last.
#pragma once

#include "guide.h"

#include <variant>

namespace roadmarshal::highway_heist {

// Where a peg goes: a player's id or `enemy`; a vehicle, `supply` or `limbo`.
struct PegWay
{
    QString peg;
    QString to;
    auto operator<=>(const PegWay&) const = default;
};
// One way of all pegs that have to go, by peg.
using PegWays = std::vector<PegWay>;

namespace step {

// The first three: one piece of a list that was settled when it began (HR-3).
struct SuvActs
{
    QString suv;
    bool approaches = false; // HR-39: a card that makes it step nearer, never slam
    bool operator==(const SuvActs&) const = default;
};
struct PegActs
{
    QString on;
    bool onlyDamage = false; // a card that has Enemy Pegs do their damage
    bool operator==(const PegActs&) const = default;
};
struct FallsBack
{
    QString vehicle; // a Wreck, unmanned or abandoned
    int spaces = 0;  // that a Wreck has fallen already
    bool operator==(const FallsBack&) const = default;
};
// Damage that waits for the Defense roll of the owner.
struct Hit
{
    QString vehicle;
    int amount = 0;
    bool operator==(const Hit&) const = default;
};
// Pegs that have to go: the ways that are still possible, waiting while there is more than one.
struct PegsGo
{
    std::vector<PegWays> ways;
    bool operator==(const PegsGo&) const = default;
};
// A piece or an effect is through: pegs in limbo look for a slot (HR-34), the objective is looked at.
struct Settle
{
    bool operator==(const Settle&) const = default;
};
struct PlaceSuv
{
    QString of; // the Player Vehicle; empty: at the West end
    bool isInFront = false;
    bool operator==(const PlaceSuv&) const = default;
};
struct PlacePeg
{
    QString on;
    bool operator==(const PlacePeg&) const = default;
};
struct Shift
{
    QString vehicle;
    Heading heading = Heading::West;
    int spaces = 0;
    bool operator==(const Shift&) const = default;
};
// The Player Vehicle with most Strength, of several the team's choice.
struct HitStrongest
{
    int amount = 0;
    bool operator==(const HitStrongest&) const = default;
};
struct MainMoves
{
    Heading heading = Heading::North;
    bool operator==(const MainMoves&) const = default;
};
// One effect of a card, by its number from 0.
struct Effect
{
    QString card;
    bool isActivated = false;
    int number = 0;
    bool operator==(const Effect&) const = default;
};
struct ShiftCards
{
    bool operator==(const ShiftCards&) const = default;
};
struct DrawCard
{
    bool operator==(const DrawCard&) const = default;
};
struct ShiftStunts
{
    bool operator==(const ShiftStunts&) const = default;
};
struct DrawStunt
{
    bool operator==(const DrawStunt&) const = default;
};
// HR-40: somebody takes what is adrift, or the game is lost.
struct RescueTokens
{
    bool operator==(const RescueTokens&) const = default;
};
struct EndTurn
{
    bool operator==(const EndTurn&) const = default;
};
struct NextRound
{
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
