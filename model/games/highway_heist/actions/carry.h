// What a successful action changes on the table. Whether it is allowed stands elsewhere; pegs in limbo and
// the objective are looked at afterwards.
#pragma once

#include "games/highway_heist/table/state.h"

namespace roadmarshal::highway_heist {

void driveTo(State& state, int player, const Place& to);
// HH-67: onto the roof, or behind the own wheel.
void leapTo(State& state, int player, const QString& vehicle, bool toWheel);
// HH-73: the own vehicle may take the space that became free.
void forceTo(State& state, int player, const QString& target, const Place& to, bool follows);
// HH-76, HH-77: the Enemy Peg goes back to the supply.
void shakeOff(State& state, int player);
void brawlOff(State& state, int player);
// HH-79, HH-80: the SUV that the player stands on becomes the own vehicle.
void hijack(State& state, int player);
// HH-52: one token more, as far as there may be.
void takeBoost(State& state, int player);
// HH-85, HR-11: a token of the card goes to the player, or to the supply. HH-121: it may win the game.
void performStunt(State& state, int player, const QString& card);

} // namespace roadmarshal::highway_heist
