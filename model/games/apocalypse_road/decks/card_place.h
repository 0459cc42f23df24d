// Where a card of this game can be: in the pile, among the discards, open beside the track, in somebody's
// hand.
#pragma once

#include "cards/place.h"
#include "games/apocalypse_road/table/state.h"

namespace roadmarshal::apocalypse_road {

// Outside the pile: "discard", "open", "hand-red" and so on by seat.
QStringList cardPlaces(const Setup& setup);
QString handPlace(const State& state, int seat);
// 4.3: the race cards that a seat holds.
const cards::Holding& handOf(const State& state, int seat);

} // namespace roadmarshal::apocalypse_road
