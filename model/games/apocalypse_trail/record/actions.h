// What happens at a table of Apocalypse Trail.
#pragma once

#include "dice/roll.h"
#include "table/stored.h"

namespace roadmarshal::apocalypse_trail {

// A roll as it was said; nothing yet where nobody has said anything.
using Throws = std::vector<dice::Roll>;

// AT-10: who won the roll-off; nobody named: the app draws.
struct RollOff
{
    static constexpr auto kind = "roll-off";
    QString crew;
    STORED(RollOff, crew);
};
// Cards that are turned up for a stage of the outfitting.
struct TurnUp
{
    static constexpr auto kind = "turn-up";
    QString stage;
    QStringList cards;
    bool byApp = false;
    STORED(TurnUp, stage, cards, byApp);
};
// One of them is taken; no card: the crew passes.
struct Choose
{
    static constexpr auto kind = "choose";
    QString crew;
    QString card;
    STORED(Choose, crew, card);
};
// AT-18
struct Buy
{
    static constexpr auto kind = "buy";
    QString crew;
    QString resource;
    int n = 0;
    STORED(Buy, crew, resource, n);
};
// All is bought: the journey begins.
struct SetOut
{
    static constexpr auto kind = "set-out";
    STORED(SetOut);
};
// Tokens from one store to another.
struct StowTokens
{
    static constexpr auto kind = "stow";
    QString resource;
    int n = 0;
    QString from;
    QString to;
    STORED(StowTokens, resource, n, from, to);
};
struct TakeCard
{
    static constexpr auto kind = "take";
    QString card;
    QString crew;
    STORED(TakeCard, card, crew);
};
// `source`: where the ration for a survivor comes from, "red:1".
struct LeaveCard
{
    static constexpr auto kind = "leave";
    QString card;
    QStringList source;
    STORED(LeaveCard, card, source);
};
// AT-87
struct EatFreely
{
    static constexpr auto kind = "eat";
    QStringList who;
    QStringList source;
    STORED(EatFreely, who, source);
};
struct UseMedicine
{
    static constexpr auto kind = "medicine";
    QString survivor;
    QStringList source;
    STORED(UseMedicine, survivor, source);
};
// Drive or push, forward or back.
struct SetOff
{
    static constexpr auto kind = "set-off";
    bool push = false;
    bool back = false;
    Throws throws;
    STORED(SetOff, push, back, throws);
};
// Who is towed by whom over the next square: "red:blue".
struct TowOver
{
    static constexpr auto kind = "tow";
    QStringList tows;
    STORED(TowOver, tows);
};
// AT-26: who eats on the eat square.
struct Feed
{
    static constexpr auto kind = "feed";
    QStringList who;
    QStringList source;
    STORED(Feed, who, source);
};
// AT-46: whether the convoy stops at the shelter that it has reached.
struct AtShelter
{
    static constexpr auto kind = "at-shelter";
    bool stop = false;
    STORED(AtShelter, stop);
};
// AT-42: which card lay on the scenario space; none: there is none left.
struct TurnOver
{
    static constexpr auto kind = "turn-over";
    QString card;
    bool byApp = false;
    STORED(TurnOver, card, byApp);
};
// AT-66: `paid` says where each resource comes from that the option costs, as far as there is a choice:
// "ammo:red:2".
struct Resolve
{
    static constexpr auto kind = "resolve";
    QString option;
    QStringList committed;
    QStringList spent;
    QStringList paid;
    Throws throws;
    STORED(Resolve, option, committed, spent, paid, throws);
};
// What an effect asks: survivors, cards that came up, or where tokens come from.
struct AnswerEffect
{
    static constexpr auto kind = "answer-effect";
    QStringList picked;
    bool byApp = false;
    STORED(AnswerEffect, picked, byApp);
};
struct EndTurn
{
    static constexpr auto kind = "end-turn";
    STORED(EndTurn);
};

using Action = std::variant<RollOff, TurnUp, Choose, Buy, SetOut, StowTokens, TakeCard, LeaveCard, EatFreely,
                            UseMedicine, SetOff, TowOver, Feed, AtShelter, TurnOver, Resolve, AnswerEffect,
                            EndTurn>;

} // namespace roadmarshal::apocalypse_trail
