// What the machine waits for, and what answers it.
#pragma once

#include "games/highway_heist/table/state.h"

#include <variant>

namespace roadmarshal::highway_heist {

// The owner rolls Defense against damage, with 0 dice too (HH-42).
struct NeedDefense
{
    QString vehicle;
    int owner = 0;
    int amount = 0;
    int dice = 0; // without anybody's help
};
// One of several: `suv3>drifter`, `suv3>c5r2`, `enemy>drifter`, `card>drifter`, `bo>suv4`, `enemy>supply`,
// `ramsey>drifter`, `ramsey>lost`.
struct NeedChoice
{
    enum class About { Slam, Move, EnemyPeg, Card, Pegs, Token } about = About::Slam;
    std::vector<PegWay> options; // who, and where or whom; at least two, but for a token
    const char* rule = "";
};
// The card that comes up, one of `cards`; an Enemy card may stay unseen, `?`.
struct NeedCard
{
    bool isStunt = false;
    QStringList cards;
};
using Need = std::variant<NeedDefense, NeedChoice, NeedCard>;

// Successes of a Defense roll; a choice; a card.
struct Successes
{
    int count = 0;
};
struct Drawn
{
    QString card;
};
using Answer = std::variant<Successes, PegWay, Drawn>;

} // namespace roadmarshal::highway_heist
