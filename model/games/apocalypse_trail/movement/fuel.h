// Fuel on the way: what a square costs each vehicle of a convoy, and who can tow whom.
#pragma once

#include "games/apocalypse_trail/table/state.h"

namespace roadmarshal::apocalypse_trail {

struct FuelLevel
{
    int tracker = 0;
    int tank = 0;
    auto operator<=>(const FuelLevel&) const = default;
};

// A vehicle as far as driving goes.
struct Rig
{
    int crew = 0; // index
    int speed = 1;
    int most = 1; // the highest spot of its tracker
    FuelLevel fuel = {};

    // Squares under its own power.
    int left() const { return fuel.tracker + most * fuel.tank; }
    bool isDry() const { return left() == 0; }
};
using Rigs = std::vector<Rig>;

// In the order of the crews.
Rigs rigsOf(const State& state, const QString& pawn);

// Who is towed by whom, for one square: positions in the rigs, dry ones in their order.
struct Tow
{
    size_t towed = 0;
    size_t by = 0;
    auto operator<=>(const Tow&) const = default;
};
using Tows = std::vector<Tow>;

inline constexpr int towSpots = 2; // AT-55

// AT-55: slower or as fast, and with fuel for it.
bool canTow(const Rig& tower, const Rig& dry);
// Every way to get all of them one square on; none: it is impossible (AT-56). Where nobody is dry, the one
// way tows nobody.
std::vector<Tows> waysToMove(const Rigs& rigs);
// AT-53, AT-54, ATR-9
void spendSpots(Rig& rig, int spots);
// AT-20, ATR-9: an empty tracker gets a token from the tank.
void primeTracker(Rig& rig);
// What one square takes.
void spendSquare(Rigs& rigs, const Tows& tows);

// The same on the table.
void spendSquare(State& state, const QString& pawn, const Tows& tows);
// Not before the first turn.
void primeTracker(State& state, const QString& crew);

} // namespace roadmarshal::apocalypse_trail
