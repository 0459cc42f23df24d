// What happened in a step of the machine, for log and people; the state after it tells what has changed.
#pragma once

#include "games/highway_heist/table/state.h"

#include <functional>

namespace roadmarshal::highway_heist {

struct Event
{
    enum class Does {
        Slams,     // an SUV: target, amount of damage, before the Defense roll
        Damages,   // an Enemy Peg on target, or a card: the same
        Takes,     // a vehicle takes amount of damage
        Moves,     // a vehicle to the place in target
        Stays,     // a piece that acts and does nothing
        Placed,    // an SUV at target, an Enemy Peg on target
        Wrecked,   // a vehicle, where it is
        Removed,   // a vehicle, from the road
        Throws,    // an Enemy Peg on who throws the player in target
        Goes,      // a peg (a player or `enemy`) to target
        Shifted,   // cards move on
        Discarded, // a card
        Drawn,     // a card
        Activated, // a card
        Counts,    // a counter, to amount
        Adrift,    // a token
        Taken,     // a token by target; lost if that is empty
        Asks,      // a card what the table does by hand: the text in target
        TurnEnds,
        RoundEnds,
        Ends, // the game, by rule
    };
    QString who;
    Does does = Does::Stays;
    QString target = {};
    int amount = 0;
    const char* rule = "";
    const char* ruling = "";
};

using Watch = std::function<void(const State& after, const Event& event)>;

// "slams": as `resolve` prints it.
QString wordOf(Event::Does does);

} // namespace roadmarshal::highway_heist
