// How phases and turns begin and end.
#pragma once

#include "deed.h"

namespace roadmarshal::road_kill_rally {

// Cars that are level and equally fast, in the order of play; those with one car need no dice.
using Groups = std::vector<std::vector<int>>;
Groups groupsOf(const State& state);
bool needsDice(const Groups& groups);
// RKR-14, 15, A2: nothing if dice are due.
std::optional<std::vector<int>> settledOrder(Deed& deed);

// Whoever is to act now; -1 if nobody is, or the order is open.
int nextToAct(const State& state);
// A phase whose order has to be rolled for.
bool isOrderOpen(const State& state);
// RKR-9: the next to configure, or to take a pole.
int nextToPrepare(const State& state);
// RKR-10: the car on the lowest pole, once all have one and the first tile is due; else -1.
int firstOnPole(const State& state);

// What needs no answer: an order without ties, a phase in which nobody is left, the end.
// Where dice are due, they are only thrown if the app has them and they may be.
void settle(Deed& deed, bool mayRoll = true);
// The car is through with this phase.
void markActed(Deed& deed, int car, const char* rule);
// From over another car a car gets back to where it last stood alone (RKR-91).
void land(Deed& deed, int car);
// RKR-28: its move is over; tiles that nobody needs any more go.
void endMove(Deed& deed, int car, const char* rule);
// Its move is over if nothing is left that it could do where it stands.
void endMoveIfDone(Deed& deed, int car);
// RKR-14: what speaks against a car acting now, also that another one is not through.
void objectToTurn(Deed& deed, int car);
// RKR-79, 81
void cross(Deed& deed, int car);

} // namespace roadmarshal::road_kill_rally
