// One car displaces another (7.10): where that one can go.
#pragma once

#include "games/apocalypse_road/table/state.h"
#include "table/prompt.h"

namespace roadmarshal::apocalypse_road {

// 7.10 is about the lane beside; from the chute, a Trough or beside the track it is the way in that counts.
bool isBeside(const State& state, int car, int other);

// One place where the displaced car can come to stand, and what that does to the table.
struct Displaced
{
    QString to;
    QList<table::Preview::Move> moves;
    table::Effects effects;
};
std::vector<Displaced> displacementsOf(const State& state, int car, int other);
QStringList placesDisplacedTo(const State& state, int car, int other);

} // namespace roadmarshal::apocalypse_road
