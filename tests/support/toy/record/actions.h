// What happens at a table of Nine Yards.
#pragma once

#include "dice/roll.h"
#include "table/stored.h"

namespace roadmarshal::test::toy {

// Two cards from the pile make the open row.
struct Deal
{
    static constexpr auto kind = "deal";
    STORED(Deal);
};

struct Drive
{
    static constexpr auto kind = "drive";
    QString vehicle;
    QStringList way;
    STORED(Drive, vehicle, way);
};

// The pilot is to change over; the other team is asked.
struct HandOver
{
    static constexpr auto kind = "hand-over";
    QString vehicle;
    STORED(HandOver, vehicle);
};

struct Answer
{
    static constexpr auto kind = "answer";
    bool yes = false;
    STORED(Answer, yes);
};

struct Take
{
    static constexpr auto kind = "take";
    QString vehicle;
    QString card;
    STORED(Take, vehicle, card);
};

// A card has come to the open row.
struct Refill
{
    static constexpr auto kind = "refill";
    QString card;
    STORED(Refill, card);
};

struct Discard
{
    static constexpr auto kind = "discard";
    QString vehicle;
    QStringList cards;
    STORED(Discard, vehicle, cards);
};

struct Refuel
{
    static constexpr auto kind = "refuel";
    QString vehicle;
    int amount = 0;
    STORED(Refuel, vehicle, amount);
};

struct Repair
{
    static constexpr auto kind = "repair";
    QString vehicle;
    QString repaired;
    STORED(Repair, vehicle, repaired);
};

struct Weather
{
    static constexpr auto kind = "weather";
    dice::Roll roll;
    STORED(Weather, roll);
};

using Action = std::variant<Deal, Drive, HandOver, Answer, Take, Refill, Discard, Refuel, Repair, Weather>;

} // namespace roadmarshal::test::toy
