// Where pegs can go that have to leave a roof or a wheel, come back from limbo, or are thrown (6.7).
#pragma once

#include "games/highway_heist/road/geometry.h"

namespace roadmarshal::highway_heist {

inline const QString enemyWord = QStringLiteral("enemy");
inline const QString supplyWord = QStringLiteral("supply");
inline const QString limboWord = QStringLiteral("limbo");

// Of a vehicle that is lost and no longer counts.
struct Leaving
{
    Footprint from;
    std::vector<int> players;
    bool enemy = false;
};

// All distinct ways, in whichever order the team lets them go (HH-31 to HH-33). With nowhere to go a player
// is in limbo (HR-18), an Enemy Peg back in the supply.
std::vector<PegWays> waysToLeave(const State& state, const Leaving& leaving, int active);
// Those in limbo who find a slot (HR-34); one empty way if nobody does.
std::vector<PegWays> waysFromLimbo(const State& state);
// One of the players on the vehicle, to the nearest other one (HH-98, HR-19, HR-29); none if there is no slot
// (HR-33).
std::vector<PegWays> waysOfThrown(const State& state, const Vehicle& vehicle);

// Puts a peg where it goes; one that is in hand is in limbo, an Enemy Peg in the supply.
void put(State& state, const PegWay& way);

} // namespace roadmarshal::highway_heist
