// What a crew has on board and what it has room for.
#pragma once

#include "games/apocalypse_trail/table/against.h"
#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

struct Room
{
    int has = 0;
    std::optional<int> room = 0; // nothing: no limit

    int left() const { return room ? *room - has : mostTokens; }
    bool isOver() const { return room && has > *room; }
};

// AT-67; ATR-32: without a vehicle there is room for nothing, and people walk.
struct Rooms
{
    Room cargo = {};
    Room fuel = {};       // AT-21: tokens in the tank and the one on the tracker
    Room passengers = {}; // leaders included
    Room mods = {};       // ATR-25: by size
};
Rooms roomsOf(const State& state, const Crew& crew);

// What is too much: "cargo", "fuel", "passengers" or "mods" of a crew.
struct Surplus
{
    QString crew;
    QString what;
    Room room = {};

    Objection objection() const;
};
std::vector<Surplus> surplusOf(const State& state, const Crew& crew);
// AT-67: of all crews of a convoy, as what speaks against moving on.
Objections surplusObjections(const State& state, const QString& pawn);

} // namespace roadmarshal::apocalypse_trail
