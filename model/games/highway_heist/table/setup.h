// What a game is played by, from its start to its end.
#pragma once

#include "boards.h"
#include "guide.h"
#include "rulings.h"

namespace roadmarshal::highway_heist {

inline constexpr int mostPlayers = 4;

// A player with both boards; state has what changes, in the same order.
struct Seat
{
    QString id;
    QString name;   // empty: the id
    QString colour; // empty: by the seat
    Character character;
    VehicleBoard board;
    bool operator==(const Seat&) const = default;
};

enum class Difficulty { Easy, Standard, Hard, Beast };

struct Setup
{
    Guide guide;
    std::vector<Seat> seats; // by id
    TurnedRulings rulings;
    Difficulty difficulty = Difficulty::Standard;
    bool diceInApp = false;
    bool cardsInApp = false;

    QJsonObject json; // as it was read; empty where a position was

    bool operator==(const Setup&) const = default;
};

} // namespace roadmarshal::highway_heist
